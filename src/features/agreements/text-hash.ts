/** SHA-256 of a text in UTF-8, as hexadecimal digits; undefined where the browser has no cryptography, as on a page without https. */
export async function textHash(text: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
