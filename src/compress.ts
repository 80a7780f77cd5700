import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg']);
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 500;
/** Debian's nginx has no brotli, so both forms are made. */
const FORMS = [
  { ending: 'br', compress: promisify(brotliCompress) },
  { ending: 'gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Not `index.html`, which the server fills in. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle: {
      // Before the manifest.
      sequential: true,
      async handler() {
        const { outDir } = this.environment.config.build;
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
