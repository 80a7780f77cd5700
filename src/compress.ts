import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg']);
/** Bytes below which a compressed file saves hardly more than the header that says so costs. */
const MIN_BYTES = 500;
/** The forms that are made: nginx as Debian ships it has no brotli. */
const FORMS = [
  { ending: 'br', compress: promisify(brotliCompress) },
  { ending: 'gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/**
 * Writes a brotli file (`name.js.br`) and a gzip file (`name.js.gz`) beside each text file of the build, for servers that send files as they
 * are. `index.html` has none: the page's server fills in the initial config.
 */
export function compressedFiles(outDir: string): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    closeBundle: {
      // After the public files were copied, and before the manifest is written.
      order: 'pre',
      sequential: true,
      handler: async () => {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const paths = entries
          .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
          .map((entry) => join(entry.parentPath, entry.name));
        await Promise.all(
          paths.map(async (path) => {
            const bytes = await readFile(path);
            if (bytes.length < MIN_BYTES) return;
            for (const { ending, compress } of FORMS) await writeFile(`${path}.${ending}`, await compress(bytes));
          }),
        );
      },
    },
  };
}
