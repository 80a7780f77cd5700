import { expect, it } from 'vitest';
import { scenarioOf } from '../../../core/testing';
import { plainName } from '../../../kit/pack/page-title';
import { placeOf } from './words';

it.each([
  ['Level 1: FAILED_AND_CAN_NOT_RETRY', 'Level 1: not passed, without another try'],
  ['Level 1: NOT_ALLOW', 'Level 1: may not be started'],
  ['Turkey: the vendor fails', 'Türkiye: the partner fails'],
  ['Level 2: CERTIFICATION_DISABLED', 'Level 2: switched off'],
  ['Personal: proof of address QUESTIONNAIRE_STATUS_PENDING_NO_EDIT', 'Personal: proof of address pending no edit'],
  ['Personal: process task REJECTED', 'Personal: process task rejected'],
  ['Proof of identity: Rejected Daily, site NONE', 'Proof of identity: rejected, without another try today'],
  ['Proof of identity: Rejected', 'Proof of identity: rejected'],
  ['Identity update: too many attempts today (1050)', 'Identity update: too many attempts today'],
  ['Crypto knowledge test: no-attempts', 'Crypto knowledge test: no attempts left'],
  ['Enhanced due diligence: EDDStatus_Reject', 'Enhanced due diligence: rejected'],
  ['Personal: anti-money-laundering check REJECT', 'Personal: anti-money-laundering check rejected'],
  ['ADVANCE.AI: rejected', 'ADVANCE.AI: rejected'],
])('the report says the name %j without codes', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

it('the place of a page mentions the dark theme, which otherwise only its picture would show', () => {
  const places = (['light', 'dark'] as const).map((theme) => placeOf({ scenario: scenarioOf({ theme }) }));
  expect(places).toEqual([
    'no regulated site, English (en), desktop',
    'no regulated site, English (en), desktop, dark theme',
  ]);
});
