import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getProjectLicenses } from 'generate-license-file';
import type { Plugin } from 'vite';

/** With versions and licences of all packages and fonts. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    writeBundle: {
      // The build's id hashes this file too.
      order: 'pre',
      sequential: true,
      async handler() {
        const licences = await getProjectLicenses(resolve(import.meta.dirname, '../package.json'));
        const parts = licences.map(({ dependencies, content, notices }) =>
          [[...dependencies].sort().join('\n'), content.trim(), ...notices.map((notice) => notice.trim())].join('\n\n'),
        );
        writeFileSync(
          join(this.environment.config.build.outDir, 'third-party-notices.txt'),
          `${parts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
        );
      },
    },
  };
}
