import { ref } from 'valtio';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Received, raw, type Wire, wireOfThisFile } from '../../../api/testing/wire';
import { OPERATIONS } from '../../../domain/operations';
import { clearMemory } from '../../../lib/member-memory';
import { Challenge } from './challenge';
import type { RiskAnswer } from './use-risk-check';

/** Runs against a real HTTP server. */
const wire = wireOfThisFile();
const RISK = '/v1/kyc/risk-component/intercept';
beforeEach(clearMemory);

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

describe('what is requested', () => {
  const replies =
    (device: 'PASS' | 'REJECT', code: Partial<RiskAnswer> = {}): Wire['answer'] =>
    (response, request) =>
      ok(answer(request.url.startsWith(RISK) ? code : { decision: device }))(response, request);
  const bodies = () => codes(wire.received).map(({ body }) => JSON.parse(body));

  it('a code by its method, for the challenge of the first answer', async () => {
    wire.answer = replies('PASS', { resendAfterMs: 30_000 });
    const { challenge } = open();
    challenge.start();
    await settled(challenge);
    expect(wire.received[0]?.body).toBe(`sence=${OPERATIONS.OTP}`);
    expect(bodies()).toEqual([{ operation: OPERATIONS.RESET, method: 'email', challengeId: 'c1' }]);
    const wait = challenge.shown.state.resendAt - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30_000);
  });

  it('no code for a device that is refused', async () => {
    wire.answer = replies('REJECT');
    const { challenge } = open();
    challenge.start();
    await settled(challenge);
    expect(bodies()).toEqual([]);
    expect(challenge.shown.state.answer.decision).toBe('REJECT');
  });

  it('no code if the first answer is a refusal', () => {
    const { challenge } = open(answer({ decision: 'REJECT' }));
    challenge.start();
    expect(wire.received).toEqual([]);
    expect(challenge.shown.state).toMatchObject({ phase: 'ready', hasCode: true });
  });

  it('the code that was entered; without an id if there is none', async () => {
    wire.answer = ok(answer({ challengeId: '', reason: 'wrong-code' }));
    const { challenge } = open(answer({ challengeId: '' }));
    challenge.setCode('12');
    expect(challenge.shown.state.code).toBe('12');
    await challenge.submit('123456');
    expect(bodies()).toEqual([{ operation: OPERATIONS.RESET, method: 'email', code: '123456' }]);
    expect(challenge.shown.state).toMatchObject({ code: '', phase: 'ready', resendAt: 0 });
  });
});

it.each([
  ['expired-code', 0],
  ['wrong-code', 1],
] as const)('after the reason %s another code may be requested from %d on', async (reason, resendAt) => {
  const { challenge } = open();
  challenge.shown.state = ref({ ...challenge.shown.state, resendAt: 1 });
  wire.answer = ok(answer({ reason }));
  await challenge.submit('123456');
  expect(challenge.shown.state.resendAt).toBe(resendAt);
});

it('a method without a sent code is chosen at once, and the reason of the previous code is forgotten', async () => {
  wire.answer = ok(answer({ reason: 'wrong-code' }));
  const { challenge } = open();
  await challenge.submit('123456');
  challenge.choose('authenticator');
  expect(challenge.shown.state).toMatchObject({ method: 'authenticator', hasCode: true, code: '' });
  expect(challenge.shown.state.answer.reason).toBe('');
  expect(wire.received).toHaveLength(1);
});

it('a method whose code we send requests one', async () => {
  wire.answer = ok(answer({}));
  const { challenge } = open(answer({ methods: [{ method: 'authenticator', target: '' }] }));
  challenge.choose('sms');
  await settled(challenge);
  expect(challenge.shown.state.method).toBe('sms');
  expect(codes(wire.received)).toHaveLength(1);
});

describe('until another code may be requested', () => {
  const methods = [
    { method: 'email' as const, target: 'a***@example.com' },
    { method: 'sms' as const, target: '***123' },
  ];
  const sendings = () => codes(wire.received).filter(({ body }) => !('code' in JSON.parse(body)));
  async function sentByEmail(resendAfterMs = 60_000) {
    wire.answer = ok(answer({ resendAfterMs }));
    const opened = open(answer({ methods }));
    opened.challenge.start();
    await settled(opened.challenge);
    return opened;
  }

  it('neither another method nor the same one sends a code', async () => {
    const { challenge } = await sentByEmail();
    for (let round = 0; round < 6; round += 1) {
      challenge.choose('sms');
      expect(challenge.shown.state).toMatchObject({ method: 'sms', hasCode: false, phase: 'ready' });
      await challenge.send('sms');
      challenge.choose('email');
      expect(challenge.shown.state).toMatchObject({ method: 'email', hasCode: true, phase: 'ready' });
      await challenge.send('email');
    }
    expect(sendings()).toHaveLength(1);
  });

  it('a dialog that is opened again sends none, and the previous code can be entered', async () => {
    const { end } = await sentByEmail();
    end();
    const again = open(answer({ methods, challengeId: 'c2' })).challenge;
    again.start();
    expect(again.shown.state).toMatchObject({ method: 'email', hasCode: true, phase: 'ready' });
    expect(again.shown.state.resendAt).toBeGreaterThan(Date.now());
    await again.submit('123456');
    expect(sendings()).toHaveLength(1);
    expect(JSON.parse(codes(wire.received).at(-1)?.body ?? '')).toMatchObject({ challengeId: 'c1', code: '123456' });
  });

  it('a code answers the challenge with which it was sent, which the server may name only then', async () => {
    wire.answer = ok(answer({ challengeId: 'c2' }));
    const { challenge, end } = open(answer({ methods, challengeId: '' }));
    challenge.start();
    await settled(challenge);
    end();
    const again = open(answer({ methods, challengeId: 'c3' })).challenge;
    await again.submit('123456');
    expect(JSON.parse(codes(wire.received).at(-1)?.body ?? '')).toMatchObject({ challengeId: 'c2', code: '123456' });
  });

  it('a passed check ends the wait: its code cannot be entered again', async () => {
    const { challenge } = await sentByEmail();
    wire.answer = ok(answer({ decision: 'PASS', riskToken: 'token' }));
    await challenge.submit('123456');
    expect(open(answer({ methods })).challenge.shown.state).toMatchObject({ phase: 'opening', hasCode: false });
  });

  it('another operation has its own wait, and another member none', async () => {
    await sentByEmail();
    const controller = new AbortController();
    const options = { first: answer({ methods }), signal: controller.signal, onPass: vi.fn() };
    expect(new Challenge({ ...options, operation: 'EYE' }).shown.state.phase).toBe('opening');
    clearMemory();
    expect(new Challenge({ ...options, operation: 'RESET' }).shown.state.phase).toBe('opening');
  });

  it.each([
    ['the wait is over', 0, ''],
    ['the code has expired', 60_000, 'expired-code'],
  ] as const)('once %s, another method sends one at once', async (_what, resendAfterMs, reason) => {
    const { challenge } = await sentByEmail(resendAfterMs);
    wire.answer = ok(answer({ reason }));
    await challenge.submit('123456');
    challenge.choose('sms');
    await settled(challenge);
    expect(challenge.shown.state).toMatchObject({ method: 'sms', hasCode: true });
    expect(sendings()).toHaveLength(2);
  });
});

it('while a request runs, others are ignored', async () => {
  wire.answer = () => {};
  const { challenge, end } = open();
  const first = challenge.submit('123456');
  await wire.arrivals(1);
  expect(challenge.shown.state.phase).toBe('checking');
  await challenge.submit('654321');
  challenge.choose('authenticator');
  expect(wire.received).toHaveLength(1);
  expect(challenge.shown.state.method).toBe('email');
  end();
  await first;
});

it('a failure is shown, and the next request clears it', async () => {
  wire.answer = raw(500, '');
  const { challenge } = open();
  await challenge.submit('123456');
  expect(challenge.shown.state).toMatchObject({ phase: 'ready', failure: { kind: 'http' } });
  wire.answer = ok(answer({ reason: 'wrong-code' }));
  await challenge.submit('123456');
  expect(challenge.shown.state.failure).toBeUndefined();
});
