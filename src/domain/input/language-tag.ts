/** A BCP 47 tag from a system's name, such as `zh_Hans_CN` or `ja_JP.UTF-8`. Undefined without a language. */
export function readLanguageTag(name: string): string | undefined {
  const [language = '', ...parts] = name
    .trim()
    .replace(/[.@].*$/s, '')
    .split(/[-_#]+/);
  if (!/^[a-z]{2,3}$/i.test(language)) return undefined;
  const script = parts.find((part) => /^[a-z]{4}$/i.test(part));
  const region = parts.find((part) => /^([a-z]{2}|\d{3})$/i.test(part));
  return [language, script, region].filter((part) => part !== undefined).join('-');
}
