import { expect, it } from 'vitest';
import { SDK_METHODS, sdkMethod } from './sdk-method';

it.each([
  [undefined, 'sdk.leadFor', 'LEVEL_1'],
  [{ level: 'LEVEL_1', isUpdate: false }, 'sdk.leadFor', 'LEVEL_1'],
  [{ level: 'LEVEL_1', isUpdate: true }, 'sdk.leadFor', 'LEVEL_1'],
  [{ level: 'LEVEL_2', isUpdate: true }, 'sdk.leadFor', 'LEVEL_1'],
  [{ level: 'LEVEL_2', isUpdate: false }, 'sdk.leadForAddress', 'LEVEL_2'],
] as const)('the run %j asks by %s and takes as long as %s', (run, lead, takes) => {
  expect(SDK_METHODS[sdkMethod(run)]).toMatchObject({ lead, takes });
});
