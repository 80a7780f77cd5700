import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getProjectLicenses } from 'generate-license-file';
import type { Plugin } from 'vite';

/**
 * Writes `third-party-notices.txt`: names, versions and licences of all packages and fonts that the build may contain. It lists every package
 * that the product depends on, also one of which the build leaves everything out.
 */
export function thirdPartyNotices(outDir: string): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    closeBundle: {
      // Before the build gets its id, which is made from all files.
      order: 'pre',
      sequential: true,
      async handler() {
        const licences = await getProjectLicenses(resolve(import.meta.dirname, '../package.json'));
        const parts = licences.map(({ dependencies, content, notices }) =>
          [[...dependencies].sort().join('\n'), content.trim(), ...notices.map((notice) => notice.trim())].join('\n\n'),
        );
        // Sorted, so that equal sources give equal builds.
        writeFileSync(join(outDir, 'third-party-notices.txt'), `${parts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
      },
    },
  };
}
