import { expect, it, vi } from 'vitest';
import { ok, type Received, wireOfThisFile } from '../../../api/testing/wire';
import { Challenge } from './challenge';
import type { RiskAnswer } from './use-risk-check';

/** One-time codes, tested by the requests that arrive at a real HTTP server. */
const wire = wireOfThisFile();
const RISK = '/v1/kyc/risk-component/intercept';

const answer = (changes: Partial<RiskAnswer>): RiskAnswer => ({
  decision: 'CHALLENGE',
  challengeId: 'c1',
  methods: [
    { method: 'email', target: 'a***@example.com' },
    { method: 'authenticator', target: '' },
  ],
  riskToken: '',
  codeLength: 6,
  resendAfterMs: 60_000,
  reason: '',
  attemptsLeft: 3,
  retryAt: undefined,
  ...changes,
});

function open(first = answer({})) {
  const controller = new AbortController();
  const onPass = vi.fn<(riskToken: string) => void>();
  const challenge = new Challenge({ operation: 'RESET', first, signal: controller.signal, onPass });
  return { challenge, onPass, end: () => controller.abort() };
}
const codes = (received: readonly Received[]) => received.filter(({ url }) => url.startsWith(RISK));
const settled = (challenge: Challenge) => vi.waitFor(() => expect(challenge.shown.state.phase).toBe('ready'));

it('sends the first code once, although React runs mount effects twice in development', async () => {
  wire.answer = ok(answer({}));
  const { challenge } = open();
  challenge.start();
  challenge.start();
  await settled(challenge);
  challenge.start();
  expect(codes(wire.received)).toHaveLength(1);
  expect(challenge.shown.state).toMatchObject({ hasCode: true, method: 'email' });
});

it('sends no code for an authenticator', () => {
  const { challenge } = open(answer({ methods: [{ method: 'authenticator', target: '' }] }));
  challenge.start();
  expect(challenge.shown.state).toMatchObject({ hasCode: true, phase: 'ready' });
  expect(wire.received).toEqual([]);
});

it('passes the token on once, after a correct code', async () => {
  const { challenge, onPass } = open();
  wire.answer = ok(answer({ decision: 'PASS', riskToken: 'token' }));
  await challenge.submit('123456');
  expect(onPass.mock.calls).toEqual([['token']]);
});

it('a challenge that has ended sends nothing more and shows no answer', async () => {
  const { challenge, onPass, end } = open();
  wire.answer = () => {};
  const submitted = challenge.submit('123456');
  await wire.arrivals(1);
  end();
  await submitted;
  await challenge.submit('123456');
  expect(wire.received).toHaveLength(1);
  expect(onPass).not.toHaveBeenCalled();
  expect(challenge.shown.state.failure).toBeUndefined();
});
