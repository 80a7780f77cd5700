import { encode } from 'jpeg-js';

const WIDTH = 24;
const HEIGHT = 16;
const DEVICE = 'Pixel 9\0';

/** An entry of an image file directory: tag, type, count and value or offset. */
function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(tag, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt32BE(count, 4);
  return Buffer.concat([head, value]);
}

const number = (value: number) => Buffer.from([0, 0, value >> 8, value & 255]);
const directory = (entries: readonly Buffer[]) =>
  Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]);

/** A JPEG as a phone writes it when held upright: 24 × 16 pixels, turned by its orientation, with device and position. */
export function phonePhoto() {
  const firstAt = 8;
  const deviceAt = firstAt + 2 + 3 * 12 + 4;
  const placeAt = deviceAt + DEVICE.length;
  const latitudeAt = placeAt + 2 + 2 * 12 + 4;
  const latitude = [22, 1, 16, 1, 42, 1].map((value) => number(value));
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    directory([
      entry(0x0110, 2, DEVICE.length, number(deviceAt)),
      entry(0x0112, 3, 1, Buffer.from([0, 6, 0, 0])),
      entry(0x8825, 4, 1, number(placeAt)),
    ]),
    Buffer.from(DEVICE),
    directory([entry(1, 2, 2, Buffer.from('N\0\0\0')), entry(2, 5, 3, number(latitudeAt))]),
    ...latitude,
  ]);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);
  const { data } = encode({ width: WIDTH, height: HEIGHT, data: Buffer.alloc(WIDTH * HEIGHT * 4, 120) }, 90);
  const buffer = Buffer.concat([data.subarray(0, 2), segment, data.subarray(2)]);
  return { name: 'bill.jpg', mimeType: 'image/jpeg', buffer };
}
