/** Others would reach the server. */

export function templateOf(query: URLSearchParams): string | undefined {
  return matching(query.get('template_code'), /^[\w-]{1,64}$/);
}

export function requestIdOf(query: URLSearchParams): string | undefined {
  return matching(query.get('request_id'), /^[\w-]{1,128}$/);
}

function matching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined;
}
