import { describe, expect, it } from 'vitest';
import type { VerificationRequest } from './eligibility-types';
import { SITES, siteRules } from './sites';
import { type ServerAnswers, type ServerQuestion, serverEligibility, serverQuestion, startAnswer } from './start';
import { MODES, VERIFIED_MEMBER } from './testing';

/** Undefined: no question. */
const STARTS: readonly [request: VerificationRequest, question: ServerQuestion | undefined][] = [
  [{ kind: 'document', level: 'LEVEL_1' }, { level: 'LEVEL_1' }],
  [{ kind: 'document', level: 'LEVEL_2' }, { level: 'LEVEL_2' }],
  [{ kind: 'document', level: 'LEVEL_2', country: 'DEU' }, { level: 'LEVEL_2' }],
  [{ kind: 'number' }, { level: 'LEVEL_1' }],
  [{ kind: 'update-poi' }, { level: 'LEVEL_1', action: 'update' }],
  [{ kind: 'update-document' }, { level: 'LEVEL_1', action: 'update' }],
  [{ kind: 'second-identity' }, { level: 'LEVEL_1', isSecondary: true }],
  [{ kind: 'proof-of-address' }, undefined],
  [{ kind: 'reset' }, undefined],
  [{ kind: 'transfer' }, undefined],
];

const OPEN_ANSWERS: ServerAnswers = { canVerify: true, target: 'web' };
const ANSWERS: readonly [name: string, answers: ServerAnswers, reason: string, way: string][] = [
  ['can-verify refuses without a time', { canVerify: false, target: 'web' }, 'held-back', 'support'],
  ['can-verify refuses until a time', { canVerify: false, retryAt: 7, target: 'web' }, 'held-back', 'later'],
  ['traffic-diversion refuses', { canVerify: true, target: 'mobile-app' }, 'mobile-app', 'mobile-app'],
  ['both refuse', { canVerify: false, target: 'mobile-app' }, 'held-back', 'support'],
];

function factsFor(request: VerificationRequest) {
  const isFirst = request.kind === 'number' || (request.kind === 'document' && request.level === 'LEVEL_1');
  return {
    ...VERIFIED_MEMBER,
    ...(isFirst && { state: [{ level: 'LEVEL_1', status: 'ALLOW', type: 'INDIVIDUAL' }] as const }),
    second_identity_state: 'ALLOW',
    proofOfAddress: 'QUESTIONNAIRE_STATUS_REJECTED' as const,
    updatePoi: {
      ...VERIFIED_MEMBER.updatePoi,
      status:
        request.kind === 'update-poi' ? ('DisplayUpdatePOIStatus_Needed' as const) : VERIFIED_MEMBER.updatePoi.status,
    },
  };
}
const named = STARTS.map(([request, question]) => [JSON.stringify(request), request, question] as const);

describe.each(named)('the start %s', (_name, request, question) => {
  const facts = factsFor(request);

  it.each(MODES)('asks the server in the shell $shell by $authority', (mode) => {
    expect(serverQuestion(request, mode)).toEqual(mode.authority === 'token' ? undefined : question);
  });

  it('is allowed if the server allows it', () => {
    expect(startAnswer(request, facts, OPEN_ANSWERS)).toEqual({ allowed: true });
  });

  it.each(ANSWERS)('where %s', (_what, answers, reason, wayForward) => {
    const answer = startAnswer(request, facts, answers);
    if (question === undefined) expect(answer).toEqual({ allowed: true });
    else expect(answer).toMatchObject({ allowed: false, reason, wayForward });
  });

  it('is never allowed without asking the server', () => {
    if (question === undefined) expect(startAnswer(request, facts, undefined)).toEqual({ allowed: true });
    else expect(() => startAnswer(request, facts, undefined)).toThrow('was not asked');
  });

  it('is refused by the rule whatever the server says, without asking it', () => {
    for (const server of [undefined, OPEN_ANSWERS, ...ANSWERS.map(([, answers]) => answers)]) {
      const closed = { allowed: false, reason: 'closed', wayForward: 'support' };
      expect(startAnswer(request, { ...facts, opened: false }, server)).toEqual(closed);
    }
  });

  it.each(SITES)('on site %s is allowed by the server only where the rule allows it', (site) => {
    const answer = startAnswer(request, { ...facts, site, rules: siteRules(site) }, OPEN_ANSWERS);
    expect(answer.allowed).toBe(site !== 'TUR' || question === undefined);
  });
});

it('a refusal says when another attempt is possible, if the server does', () => {
  expect(serverEligibility({ canVerify: false, retryAt: 7, target: 'web' }, { shell: 'browser' })).toEqual({
    allowed: false,
    reason: 'held-back',
    wayForward: 'later',
    retryAt: 7,
  });
});

it.each([
  ['app', 'in-this-app'],
  ['browser', 'mobile-app'],
  ['mini-program', 'mobile-app'],
] as const)('traffic-diversion in the shell %s leads to: %s', (shell, wayForward) => {
  expect(serverEligibility({ canVerify: true, target: 'mobile-app' }, { shell })).toMatchObject({ wayForward });
});
