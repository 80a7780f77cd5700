/**
 * SHA-256 of a text in UTF-8, as hexadecimal digits. The browser's own is asynchronous, but the mock answers synchronously, and Node's is
 * missing in a browser, where the engine runs too.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const buffer = new Uint8Array(length);
  buffer.set(bytes);
  const data = new DataView(buffer.buffer);
  data.setUint8(bytes.length, 0x80);
  data.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(START);
  for (let block = 0; block < length; block += 64) addBlock(state, data, block);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The first 64 primes, from whose roots the constants of the algorithm are taken. */
const PRIMES = Array.from({ length: 310 }, (_, index) => index + 2)
  .filter((number) => Array.from({ length: number - 2 }, (_, index) => index + 2).every((one) => number % one !== 0))
  .slice(0, 64);
/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function addBlock(state: Uint32Array, data: DataView, offset: number): void {
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    const far = word(index - 15);
    const near = word(index - 2);
    words[index] =
      index < 16
        ? data.getUint32(offset + index * 4)
        : word(index - 16) +
          (rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)) +
          word(index - 7) +
          (rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const first =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + word(index)) |
      0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] ?? 0) + value;
  });
}
