import { expect, it } from 'vitest';
import { dependencies, version } from '../../package.json';
import { sbomText } from './sbom';

it('lists the product and all of its packages, and no development tool', { timeout: 60_000 }, () => {
  const { metadata, components } = JSON.parse(sbomText()) as { metadata: unknown; components: { name: string }[] };
  expect(metadata).toMatchObject({ component: { type: 'application', name: 'account-verification', version } });
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).not.toContain('vite');
});
