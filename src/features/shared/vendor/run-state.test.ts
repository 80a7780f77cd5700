import { expect, it } from 'vitest';
import { NetworkError } from '../../../api/errors';
import { embedderEventOf, type RunEvent, type RunState, runState } from './run-state';

const error = new NetworkError('POST /x', undefined);
const running = {
  at: 'running',
  session: { provider: 'PROVIDER_SUMSUB', token: 't', workflowId: '', version: '' },
} as const;
const failed = { type: 'failed', code: 'no-address' } as const;

it.each<readonly [RunEvent, RunState, string | undefined]>([
  [{ type: 'restarted' }, { at: 'starting' }, undefined],
  [{ type: 'begun', begun: running }, running, undefined],
  [{ type: 'begun', begun: { at: 'problem', problem: failed } }, { at: 'problem', problem: failed }, 'error'],
  [{ type: 'refused', error }, { at: 'refused', error }, 'error'],
  [{ type: 'left' }, { at: 'problem', problem: { type: 'cancelled' } }, undefined],
  [{ type: 'ended', end: { type: 'submitted' } }, { at: 'submitted' }, 'submitted'],
  [{ type: 'ended', end: { type: 'cancelled' } }, { at: 'problem', problem: { type: 'cancelled' } }, 'cancelled'],
  [{ type: 'ended', end: { type: 'camera-refused' } }, { at: 'problem', problem: { type: 'camera-refused' } }, 'error'],
  [{ type: 'ended', end: failed }, { at: 'problem', problem: failed }, 'error'],
])('%j', (event, state, message) => {
  expect(runState(event)).toEqual(state);
  expect(embedderEventOf(event)).toBe(message);
});
