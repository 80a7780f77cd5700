import { expect, it } from 'vitest';
import { checkMethod } from './check-method';

it.each([
  ['LEVEL_1', 'PASSPORT', 'document'],
  ['LEVEL_1', undefined, 'document'],
  ['LEVEL_1', 'BVN', 'number'],
  ['LEVEL_2', undefined, 'address'],
  ['LEVEL_2', 'BVN', 'address'],
] as const)('%s with %s is checked by %s', (level, documentType, method) => {
  expect(checkMethod({ level, documentType })).toBe(method);
});
