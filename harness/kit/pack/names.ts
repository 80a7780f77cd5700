/** Names of people, as a register and a decision spell them. */

/** Each row: a Latin letter and those that look like it. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  [
    'aаα',
    'bвβ',
    'cсϲ',
    'dԁ',
    'eеε',
    'hһнη',
    'jјϳ',
    'kкκ',
    'li1ıіι|',
    'mмμ',
    'nп',
    'o0оο',
    'pрρ',
    'qԛ',
    'sѕ',
    'tтτ',
    'vν',
    'wԝω',
    'xхχ',
    'yуυγ',
  ].flatMap(([own = '', ...others]) => others.map((other) => [other, own] as const)),
);

/** Their letters look like others', so a name has one of them alone. */
const SCRIPTS = [/\p{Script=Latin}/gu, /\p{Script=Greek}/gu, /\p{Script=Cyrillic}/gu];
/** May stand beside them. */
const BESIDE =
  /\P{L}|[\p{Script=Common}\p{Script=Inherited}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/gu;

/** Whether a name has only one spelling: no direction marks, double spaces or letters of scripts that look the same. */
export function isPlainName(name: string): boolean {
  const isPlain = name === name.normalize('NFKC').trim() && name !== '' && !/[\p{C}\p{Zl}\p{Zp}]| {2}/u.test(name);
  const letters = name.replace(BESIDE, '');
  return isPlain && SCRIPTS.every((script) => ['', letters].includes(letters.replace(script, '')));
}

/** Equal for two names that readers would confuse. */
export function lookOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '');
  return [...letters]
    .map((letter) => LOOKS.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm');
}
