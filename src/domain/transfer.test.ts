import { expect, it } from 'vitest';
import { type TransferFacts, transferStage } from './transfer';

const PENDING = 'KYC_TRANSFER_VERIFY_STATUS_PENDING';
const COMPLETE = 'KYC_TRANSFER_VERIFY_STATUS_COMPLETE';

it.each<[string, TransferFacts, ReturnType<typeof transferStage>]>([
  ['no transfer', { status: PENDING, confirmed: [] }, undefined],
  ['neither has confirmed', { status: PENDING, role: 'source', confirmed: [] }, 'confirm'],
  [
    'the server has not begun',
    { status: 'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED', role: 'target', confirmed: [] },
    'confirm',
  ],
  ['the other account has confirmed', { status: PENDING, role: 'source', confirmed: ['target'] }, 'confirm'],
  ['this account has confirmed', { status: PENDING, role: 'source', confirmed: ['source'] }, 'waiting'],
  ['both have confirmed', { status: COMPLETE, role: 'target', confirmed: ['source', 'target'] }, 'done'],
])('%s', (_what, facts, stage) => {
  expect(transferStage(facts)).toBe(stage);
});
