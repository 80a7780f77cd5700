import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    'the legal name',
    { brand: { name: 'Aurora' }, operator: { legalName: 'Aurora Markets Ltd' } },
    'Aurora Markets Ltd',
  ],
  ['the brand, where no legal name is known', { brand: { name: 'Aurora' } }, 'Aurora'],
  [
    'the brand, where the legal name is not a text',
    { brand: { name: 'Aurora' }, operator: { legalName: 7 } },
    'Aurora',
  ],
])('the operator is named by %s', async (_what, config, name) => {
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) });
  vi.resetModules();
  const { operatorName } = await import('./operator-name');
  const { readOperator } = await import('./operator');
  expect(operatorName()).toBe(name);
  expect(readOperator()).toBe(readOperator());
});
