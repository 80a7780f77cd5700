/** A JPEG's time, place, device and previews. Other files stay unchanged. */

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = 0xe1;
/** Density, colours and their encoding. */
const KEPT = new Map<number, string>([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);
const ORIENTATION_TAG = 0x0112;

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === MARKER && bytes[1] === START_OF_IMAGE && bytes[2] === MARKER;
}

/** Keeps the orientation. Broken files stay unchanged. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  if (!isJpeg(bytes)) return bytes;
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  while (at < bytes.length) {
    const type = bytes[at + 1];
    if (bytes[at] !== MARKER || type === undefined) return bytes;
    if (type === END_OF_IMAGE) break;
    const content = bytes.subarray(at + 4, at + 2 + lengthAt(bytes, at + 2));
    let end = at + 4 + content.length;
    if (lengthAt(bytes, at + 2) !== content.length + 2) return bytes;
    if (type === START_OF_SCAN) end = endOfScan(bytes, end);
    if (isKept(type, content)) kept.push(bytes.subarray(at, end));
    if (type === EXIF) orientation = orientationOf(content) ?? orientation;
    at = end;
  }
  const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
  return joined([bytes.subarray(0, 2), ...turned, ...kept, Uint8Array.of(MARKER, END_OF_IMAGE)]);
}

function isKept(type: number, content: Uint8Array): boolean {
  const isOfApplication = type >= 0xe0 && type <= 0xef;
  if (isOfApplication) return startsWith(content, KEPT.get(type));
  return type !== COMMENT;
}

function startsWith(content: Uint8Array, text: string | undefined): boolean {
  return text !== undefined && [...text].every((character, index) => content[index] === character.charCodeAt(0));
}

const lengthAt = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** 1 to 8; undefined if Exif does not say. */
function orientationOf(content: Uint8Array): number | undefined {
  if (!startsWith(content, 'Exif\0\0')) return undefined;
  const tiff = new DataView(content.buffer, content.byteOffset + 6, content.length - 6);
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const first = tiff.getUint32(4, isLittle);
    const count = tiff.getUint16(first, isLittle);
    for (let entry = first + 2; entry < first + 2 + count * 12; entry += 12) {
      if (tiff.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
      const value = tiff.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch {}
  return undefined;
}

function orientationSegment(orientation: number): Uint8Array {
  const exif = [...'Exif\0\0'].map((character) => character.charCodeAt(0));
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const content = [...exif, ...tiff, ...entry];
  return Uint8Array.from([MARKER, EXIF, 0, content.length + 2, ...content]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
