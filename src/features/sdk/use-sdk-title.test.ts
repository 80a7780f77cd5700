import { expect, it } from 'vitest';
import { NO_JOURNEY } from '../../lib/sdk-address';
import { titleOf } from './use-sdk-title';

const RUN = { from: 'web', isUpdate: false, isSecondary: false, level: 'LEVEL_1', journey: NO_JOURNEY } as const;

it.each([
  ['nobody', undefined, 'sdk.title'],
  ['a business’s member', { ...RUN, from: 'email' }, 'sdk.title'],
  ['a business’s member who verifies again', { ...RUN, from: 'email', isUpdate: true }, 'sdk.title'],
  ['one’s own member at level 1', RUN, 'personal.level.LEVEL_1'],
  ['one’s own member on the phone', { ...RUN, from: 'phone', level: 'LEVEL_2' }, 'personal.level.LEVEL_2'],
  ['a re-verification', { ...RUN, isUpdate: true }, 'reverification.title'],
  ['a new document', { ...RUN, isUpdate: true, journey: { ...NO_JOURNEY, steps: 3 } }, 'pages.updatekyc'],
  ['a second verification', { ...RUN, isSecondary: true }, 'personal.about.secondIdentity'],
  [
    'a second verification for a business',
    { ...RUN, from: 'email', isSecondary: true },
    'personal.about.secondIdentity',
  ],
] as const)('the embedded verification of %s is called by its journey', (_who, run, title) => {
  expect(titleOf(run)).toBe(title);
});
