import { expect, it } from 'vitest';
import { withRealType } from './file-type';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['%PDF-1.4', 'bill.pdf', '', 'application/pdf'],
  ['%PDF-1.4', 'bill', 'application/octet-stream', 'application/pdf'],
  ['junk\n%PDF-1.4', 'bill.pdf', 'text/plain', 'application/pdf'],
  ['\xff\xd8\xff\xe0', 'photo.jpg', 'image/jpg', 'image/jpeg'],
  ['\xff\xd8\xff\xe0', 'photo.png', 'image/png', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'scan', '', 'image/png'],
  ['RIFF\x01\x02\x03\x04WEBP', 'a.jpg', 'image/jpeg', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'IMG_1.HEIC', '', 'image/heic'],
  ['\0\0\0\x18ftypmif1', 'IMG_1.jpg', 'image/jpeg', 'image/heic'],
  ['\x01\x01', 'bill.PDF', '', 'application/pdf'],
  ['\x01\x01', 'notes.txt', 'text/plain', 'text/plain'],
  ['', 'empty', '', ''],
])('a file that begins with %j, named %j, told as %j, is %j', async (head, name, told, type) => {
  const file = await withRealType(new File([bytes(head)], name, { type: told, lastModified: 5 }));
  expect([file.type, file.name, file.lastModified]).toEqual([type, name, 5]);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes(head));
});
