import { lookUp } from '../domain/look-up';

const BEGINNINGS: readonly (readonly [begins: RegExp, type: string])[] = [
  [/%PDF-?/, 'application/pdf'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n/, 'image/png'],
  [/^GIF8/, 'image/gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, 'image/heic'],
];

const ENDINGS: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
};

const HEAD_BYTES = 1024;

/** By first bytes, then name. Never rejects: an unreadable file keeps its type. */
export async function withRealType(file: File): Promise<File> {
  const type =
    (await typeOfContent(file)) ?? lookUp(ENDINGS, /[^.]*$/.exec(file.name.toLowerCase())?.[0] ?? '') ?? file.type;
  if (type === file.type) return file;
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

/** Undefined if unknown or unreadable. */
async function typeOfContent(file: Blob): Promise<string | undefined> {
  try {
    const head = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    return BEGINNINGS.find(([begins]) => begins.test(head))?.[1];
  } catch {
    return undefined;
  }
}
