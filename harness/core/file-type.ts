import mime from 'mime';

export function mimeTypeOf(name: string): string {
  return mime.getType(name) ?? 'application/octet-stream';
}
