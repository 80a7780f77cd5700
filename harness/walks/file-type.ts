import mime from 'mime';

/** The type that a browser gives to a file of this name. */
export function mimeTypeOf(name: string): string {
  return mime.getType(name) ?? 'application/octet-stream';
}
