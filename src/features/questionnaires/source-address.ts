/** What an address may say about the questionnaire that it opens. Other values are ignored: they would be sent to the server. */

/** Code of the template that an address names. */
export function templateOf(query: URLSearchParams): string | undefined {
  return matching(query.get('template_code'), /^[\w-]{1,64}$/);
}

/** Request that an address names, under which the questions of a scene are asked and answered. */
export function requestIdOf(query: URLSearchParams): string | undefined {
  return matching(query.get('request_id'), /^[\w-]{1,128}$/);
}

function matching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined;
}
