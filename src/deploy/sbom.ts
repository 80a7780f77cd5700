import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

interface Component {
  readonly 'bom-ref': string;
  readonly properties: readonly { readonly name: string }[];
}
interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const isForDevelopment = ({ properties }: Component) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/**
 * The product and its packages as CycloneDX. npm names the product after its folder, and `--omit dev` leaves out packages that the product
 * and a development tool share.
 */
export function sbomText(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const text = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  const { metadata, components, dependencies, ...sbom } = JSON.parse(text) as Sbom;
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, string>;
  const own = components.filter((one) => !isForDevelopment(one));
  const refs = new Set([metadata.component, ...own].map((one) => one['bom-ref']));
  return JSON.stringify({
    ...sbom,
    metadata: { ...metadata, component: { ...metadata.component, name, version } },
    components: own,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  });
}
