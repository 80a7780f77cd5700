import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBuild, filesBelow } from './releases';

export interface PackOptions {
  readonly dist: string;
  readonly root: string;
  /** By name. */
  readonly nginx: Readonly<Record<string, string>>;
  /** By host, as JSON. */
  readonly policies: string;
  /** CycloneDX. */
  readonly sbom: string;
  readonly out: string;
}

/** Includes `install.sh`. Returns the build's hash. @throws {ReleaseError} if a file differs from the build's list */
export function pack({ dist, root, nginx, policies, sbom, out }: PackOptions): string {
  const hash = checkBuild(dist);
  const folder = mkdtempSync(join(tmpdir(), 'account-pack-'));
  try {
    cpSync(dist, join(folder, 'build'), { recursive: true });
    mkdirSync(join(folder, 'nginx'));
    for (const [name, text] of Object.entries(nginx)) writeFileSync(join(folder, 'nginx', name), text);
    const texts = { root: `${root}\n`, hash: `${hash}\n`, 'policies.json': policies, 'sbom.json': sbom };
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    copyFileSync(join(import.meta.dirname, 'install.sh'), join(folder, 'install.sh'));
    const sums = filesBelow(folder)
      .sort()
      .map(
        (path) =>
          `${createHash('sha256')
            .update(readFileSync(join(folder, path)))
            .digest('hex')}  ${path}\n`,
      );
    writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
    // Equal builds and settings give equal archives.
    const fixed = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go+r-w,a+X'];
    execFileSync('tar', [...fixed, '--use-compress-program=gzip -n', '-cf', out, '-C', folder, '.']);
    return hash;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
