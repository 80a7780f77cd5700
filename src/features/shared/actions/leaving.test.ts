import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { call } from '../../../api/client';
import { type Endpoint, endpointName } from '../../../api/endpoint';
import { endpoints } from '../../../api/endpoints/index.ts';
import { AbortedError, BusinessError, NetworkError, NoPermissionError } from '../../../api/errors';
import { type Provider, VENDORS } from '../../../domain/statuses';
import { clearMemory } from '../../../lib/member-memory';
import { beginRun } from '../../document-verification/begin-run';
import { verifyQuickly } from '../../document-verification/verify-quickly';
import { acknowledge } from '../../identity/acknowledge';
import { confirmTransfer } from '../../identity/confirm-transfer';
import { showDetails } from '../../identity/show-details';
import { tagCompany } from '../../identity/tag-company';
import { sendNumber } from '../../non-document/send-number';
import { sendProof } from '../../proof-of-address/send-proof';
import { resetVerification } from '../../reset/reset-verification';
import { saveResidence } from '../../residence/save-residence';
import { sendUpdate } from '../../update/send-update';
import { giveConsent } from '../consent/given-consent';
import { beginSdkRun } from '../vendor/begin-sdk-run';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../vendor/start-embedded-verification';
import { type ActionContext, ActionRunner } from './action';
import type { Outcome, OutcomeName } from './tell-outcome';

// The vendors' own packages need a browser.
vi.mock('../../../vendors/sumsub', () => ({ sumsub: {} }));
vi.mock('../../../vendors/onfido', () => ({ onfido: {} }));

// Holds the key of the drafts.
vi.stubGlobal('window', { name: '' });

/** Leaves every action at each await: only the outcome may follow. */

const LEVEL = 'LEVEL_1';
const RISK_CHECK = 'the risk check';

/** Never cut, and never silent. */
const CHANGES = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ submits }) => submits)
    .map(endpointName),
);

interface Wait {
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

class World {
  readonly done: string[] = [];
  readonly told: { readonly name: OutcomeName; readonly outcome: Outcome['kind'] }[] = [];
  readonly faults: unknown[] = [];
  /** How often the draft was removed. */
  removed = 0;
  waits: Wait[] = [];
  isBusy = false;
  isInDoubt = false;
  readonly runner = new ActionRunner({
    call: ((endpoint: Endpoint, _input: unknown, options?: { signal?: AbortSignal }) =>
      this.#wait(endpointName(endpoint), options?.signal, this.#answerOf(endpoint))) as typeof call,
    tell: (name, { kind }) => void this.told.push({ name, outcome: kind }),
    report: (error) => void this.faults.push(error),
    onBusy: (busy) => {
      this.isBusy = busy;
    },
    onDoubt: (doubt) => {
      this.isInDoubt = doubt !== undefined;
    },
  });

  constructor(private readonly provider: Provider) {
    clearMemory();
  }

  /** Runs a row with a draft. */
  run({ outcome, body }: Pick<Row, 'outcome' | 'body'>): Promise<void> {
    const remove = () => {
      this.removed += 1;
    };
    return this.runner.run(async (context) => void (await body(context, this)), outcome, { remove });
  }

  readonly shows = () => void this.done.push('shown');
  readonly leaveFor = () => void this.done.push('opened');
  readonly check = (_operation: string, signal: AbortSignal) => this.#wait<string>(RISK_CHECK, signal, 'risk-token');

  #wait<T>(name: string, signal: AbortSignal | undefined, answer: unknown): Promise<T> {
    this.done.push(`asked ${name}`);
    return new Promise<T>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new AbortedError(name)));
      this.waits.push({ name, signal, resolve: () => resolve(answer as T), reject });
    });
  }

  /** Fits every call. */
  #answerOf(endpoint: Endpoint): unknown {
    // Names the vendor behind the default provider.
    const provider = endpoint === endpoints.integrationAccessToken ? this.behind() : this.provider;
    return { provider, accessToken: 'a', token: 't', url: 'https://vendor.example/run', requestId: 'r', version: '' };
  }

  private behind(): Provider {
    return this.provider === 'PROVIDER_DEFAULT' ? 'PROVIDER_SUMSUB' : this.provider;
  }
}

interface Row {
  readonly id: string;
  readonly outcome?: OutcomeName;
  readonly provider?: Provider;
  /** Number of waits when no one leaves. */
  readonly waits: number;
  readonly ends: 'shown' | 'opened';
  readonly body: (context: ActionContext, world: World) => Promise<unknown>;
}

const answered = (templateCode: string) =>
  ({ templateCode, version: '1', status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' }) as const;

const proof = {
  values: {
    paper: 'tax-letter' as const,
    issuedOn: '2026-11-01',
    files: [null],
    country: 'IND',
    street: '1 Road',
    city: 'Pune',
    postcode: '',
    consent: true,
  },
  template: answered('POA'),
  onAgreed: () => undefined,
  onProgress: () => undefined,
};
const residence = { country: 'IND', street: '1 Road', city: 'Pune', postcode: '' };
const place = {
  level: LEVEL,
  country: 'IND',
  documentType: undefined,
  flowName: 'Level1_web',
  kycToken: '',
  before: 'ALLOW',
} as const;
const onProvider = () => undefined;
const askAgain = onProvider;
const agreed = (sharing: string) => giveConsent(sharing, { texts: [], language: 'en', partners: VENDORS });
const shownIf = (world: World) => (begun: unknown) => begun !== undefined && world.shows();
const start =
  (access: Parameters<typeof startEmbeddedVerification>[1]['access']) => (context: ActionContext, world: World) =>
    startEmbeddedVerification(context, { access, language: 'en', site: 'IN', leaveFor: world.leaveFor });
const run = (context: ActionContext, world: World) => {
  agreed(`${LEVEL},IND,`);
  return beginRun(context, place, { language: 'en', leaveFor: world.leaveFor, onProvider, askAgain }).then(
    shownIf(world),
  );
};
const sdkRun = (context: ActionContext, world: World) => {
  agreed('embedded');
  const options = { kycToken: '', sharing: 'embedded', leaveFor: world.leaveFor, onProvider, askAgain };
  return beginSdkRun(context, LEVEL, options).then(shownIf(world));
};

const ROWS: readonly Row[] = [
  { id: 're-verification', waits: 1, ends: 'opened', body: start(UPDATE_ACCESS) },
  { id: 'second identity', waits: 1, ends: 'opened', body: start({ level: LEVEL, isSecondary: true, from: 'web' }) },
  { id: 'document run, in the page', provider: 'PROVIDER_ONFIDO', waits: 3, ends: 'shown', body: run },
  { id: 'document run, by redirect', provider: 'PROVIDER_JUMIO', waits: 2, ends: 'opened', body: run },
  { id: 'document run, embedded', provider: 'PROVIDER_DEFAULT', waits: 2, ends: 'opened', body: run },
  { id: 'SDK run, in the page', provider: 'PROVIDER_DEFAULT', waits: 2, ends: 'shown', body: sdkRun },
  { id: 'SDK run, by redirect', provider: 'PROVIDER_AAI', waits: 2, ends: 'opened', body: sdkRun },
  {
    id: 'show the details',
    waits: 2,
    ends: 'shown',
    body: (context, { check, shows }) => showDetails(context, { check, onShown: shows }),
  },
  {
    id: 'reset',
    outcome: 'reset',
    waits: 2,
    ends: 'shown',
    body: (context, { check, shows }) => resetVerification(context, { check, before: 'SUCCESS', onDone: shows }),
  },
  {
    id: 'update',
    outcome: 'update',
    waits: 2,
    ends: 'shown',
    body: (context, { check, shows }) =>
      sendUpdate(
        context,
        { documentType: 'PASSPORT', country: 'IND', documentNumber: 'A1' },
        { check, before: 'DisplayUpdatePOIStatus_No', onSent: shows },
      ),
  },
  {
    id: 'transfer',
    outcome: 'confirmTransfer',
    waits: 2,
    ends: 'shown',
    body: (context, { check, shows }) =>
      confirmTransfer(context, { check, role: 'source', transferId: undefined, onConfirmed: shows }),
  },
  {
    id: 'number',
    outcome: 'number',
    waits: 3,
    ends: 'shown',
    body: (context, { shows }) => {
      const person = { country: 'NGA', documentNumber: '1' };
      agreed('number');
      return sendNumber(context, { level: LEVEL, before: 'ALLOW' }, person, {
        kycToken: '',
        onIdentified: onProvider,
        onSent: shows,
        askAgain,
      });
    },
  },
  {
    id: 'proof of address',
    outcome: 'proofOfAddress',
    waits: 3,
    ends: 'shown',
    body: (context, { shows }) => sendProof(context, { ...proof, needsAgreement: false, onSent: shows }),
  },
  {
    id: 'proof of address with its agreement',
    outcome: 'proofOfAddress',
    waits: 4,
    ends: 'shown',
    body: (context, { shows }) => sendProof(context, { ...proof, needsAgreement: true, onSent: shows }),
  },
  {
    id: 'residence',
    outcome: 'residence',
    waits: 1,
    ends: 'shown',
    body: (context, { shows }) => saveResidence(context, answered('RESIDENCE'), residence, shows),
  },
  {
    id: 'quick verification',
    outcome: 'quick',
    waits: 1,
    ends: 'shown',
    body: (context, { shows }) => verifyQuickly(context, { level: LEVEL, before: 'ALLOW' }, shows),
  },
  {
    id: 'company account',
    outcome: 'company',
    waits: 1,
    ends: 'shown',
    body: (context, { shows }) => tagCompany(context, shows),
  },
  {
    id: 'announcement',
    outcome: 'announcement',
    waits: 1,
    ends: 'shown',
    body: (context, { shows }) => acknowledge(context, 'NEW_SATOS', shows),
  },
];

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const ANSWERS = {
  accepted: ({ resolve }: Wait) => resolve(),
  refused: ({ name, reject }: Wait) => reject(new BusinessError(name, { ret_code: 1045, ret_msg: 'No', result: null })),
  lost: ({ name, reject }: Wait) => reject(new NetworkError(name, undefined)),
} as const;
type Answer = keyof typeof ANSWERS;

/** To its wait `at`, from 0, or to its end. */
async function bringTo(at: number, row: Row, world: World) {
  // As strict mode does.
  world.runner.enter()();
  const leave = world.runner.enter();
  const finished = world.run(row);
  for (let index = 0; index < at; index += 1) {
    await settled();
    world.waits[index]?.resolve();
  }
  await settled();
  return { leave, finished };
}

beforeAll(() => {
  vi.stubGlobal('document', { getElementById: () => null, cookie: '' });
  vi.stubGlobal('location', { origin: 'https://x.example', href: 'https://x.example/auth/sdk', protocol: 'https:' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('an action whose screen stays open', () => {
  it.each(ROWS)('$id does what it is for', async (row) => {
    const world = new World(row.provider ?? 'PROVIDER_SUMSUB');
    const { finished } = await bringTo(row.waits, row, world);
    await finished;
    expect(world.waits).toHaveLength(row.waits);
    expect(world.done.at(-1)).toBe(row.ends);
    expect(world.told).toEqual([]);
    expect(world.removed).toBe(row.outcome ? 1 : 0);
    expect(world.isBusy).toBe(false);
  });

  it.each(ROWS)('$id runs once at a time', async (row) => {
    const world = new World(row.provider ?? 'PROVIDER_SUMSUB');
    await bringTo(0, row, world);
    await world.run(row);
    expect(world.waits).toHaveLength(1);
  });

  it.each(ROWS)('$id rejects with what went wrong, and can be tried again', async (row) => {
    const world = new World(row.provider ?? 'PROVIDER_SUMSUB');
    const { finished } = await bringTo(0, row, world);
    world.waits[0]?.reject(new NoPermissionError('x', { ret_code: 10_007, ret_msg: '', result: null }));
    await expect(finished).rejects.toBeInstanceOf(NoPermissionError);
    expect(world.isBusy).toBe(false);
    void world.run(row);
    await settled();
    expect(world.waits).toHaveLength(2);
  });
});

describe('a change that failed', () => {
  type End = 'accepted' | 'an error' | 'in doubt';
  const answers = ['there', 'missing', 'unreachable'] as const;
  const attempt = async (failure: 'lost' | 'refused', asksAfterRefusal: boolean) => {
    const world = new World('PROVIDER_SUMSUB');
    const leave = world.runner.enter();
    let isThere = false;
    const ask = async (call: ActionContext['call']) => {
      await call(endpoints.kycConfig, {});
      return isThere ? {} : undefined;
    };
    let end: End = 'in doubt';
    const body = async ({ submit }: ActionContext) => {
      const options = { ask, ...(asksAfterRefusal && ({ asksAfterRefusal } as const)) };
      await submit(endpoints.selfReset, { level: LEVEL }, options).then(
        () => (end = 'accepted'),
        (error) => {
          end = 'an error';
          throw error;
        },
      );
    };
    const finished = world.run({ outcome: 'reset', body }).catch(() => undefined);
    ANSWERS[failure](world.waits[0] as Wait);
    await settled();
    const asked = world.waits[1];
    const answer = async (answered: (typeof answers)[number]) => {
      isThere = answered === 'there';
      if (answered === 'unreachable') ANSWERS.lost(asked as Wait);
      else asked?.resolve();
      await settled();
    };
    return { world, leave, finished, asked, answer, end: () => end };
  };

  it.each<['lost' | 'refused', boolean, readonly [End, End, End]]>([
    ['lost', false, ['accepted', 'an error', 'in doubt']],
    ['lost', true, ['accepted', 'an error', 'in doubt']],
    ['refused', true, ['accepted', 'an error', 'an error']],
  ])('%s, asked about after a refusal: %s, ends by what the server has', async (failure, asks, ends) => {
    for (const [index, answered] of answers.entries()) {
      const { world, answer, end } = await attempt(failure, asks);
      await answer(answered);
      expect([answered, end(), world.isInDoubt, world.removed]).toEqual([
        answered,
        ends[index],
        ends[index] === 'in doubt',
        ends[index] === 'accepted' ? 1 : 0,
      ]);
    }
  });

  it('by a refusal is not asked about by default', async () => {
    const { asked, end } = await attempt('refused', false);
    expect([asked, end()]).toEqual([undefined, 'an error']);
  });

  it.each(['lost', 'refused'] as const)('(%s) is told to a member who leaves during the question', async (failure) => {
    const { world, leave, finished } = await attempt(failure, true);
    leave();
    await finished;
    expect(world.told).toEqual([{ name: 'reset', outcome: 'failed' }]);
  });
});

describe('an action whose screen is left', () => {
  const leaving = fc.record({
    row: fc.constantFrom(...ROWS),
    /** Modulo the number of waits. */
    at: fc.nat({ max: 11 }),
    answer: fc.constantFrom<Answer>('accepted', 'refused', 'lost'),
    hasAnswer: fc.boolean(),
    way: fc.constantFrom('screen', 'document'),
  });

  it('does nothing more, except reporting the outcome of what was sent', async () => {
    await fc.assert(
      fc.asyncProperty(leaving, async ({ row, at, answer, hasAnswer, way }) => {
        const world = new World(row.provider ?? 'PROVIDER_SUMSUB');
        const { leave, finished } = await bringTo(at % row.waits, row, world);
        const wait = world.waits.at(-1);
        if (!wait) throw new Error('The action waits for nothing');
        const before = [...world.done];

        if (hasAnswer) ANSWERS[answer](wait);
        if (way === 'screen') leave();
        else world.runner.cancel();
        expect(world.isBusy).toBe(false);
        if (!hasAnswer) ANSWERS[answer](wait);
        // Unhandled rejections would show.
        await finished;
        await settled();

        expect(world.done).toEqual(before);
        expect(world.faults).toEqual([]);
        const isChange = CHANGES.has(wait.name);
        expect(wait.signal?.aborted ?? false).toBe(!isChange);
        const outcome = answer === 'accepted' ? 'done' : 'failed';
        const isWhole = world.waits.length === row.waits;
        expect(world.removed).toBe(isChange && isWhole && answer === 'accepted' ? 1 : 0);
        expect(world.told).toEqual([
          ...(isChange ? [{ name: isWhole ? row.outcome : 'announcement', outcome }] : []),
          ...(row.outcome && !(isChange && isWhole) ? [{ name: row.outcome, outcome: 'cancelled' }] : []),
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused afterwards, and runs again when the screen is back', async () => {
    const row = ROWS[0] as Row;
    const world = new World('PROVIDER_SUMSUB');
    const { leave } = await bringTo(0, row, world);
    const again = () => world.runner.run(async (context) => void (await row.body(context, world)));
    leave();
    await again();
    expect(world.waits).toHaveLength(1);
    world.runner.enter();
    const second = again();
    await settled();
    world.waits.at(-1)?.resolve();
    await second;
    expect(world.done.filter((what) => what === 'opened')).toHaveLength(1);
  });

  it.each([
    ['call', ({ call }: ActionContext) => call(endpoints.kycConfig, {})],
    ['submit', ({ submit }: ActionContext) => submit(endpoints.selfReset, { level: LEVEL }, { ask: 'repeat' })],
  ] as const)('sends nothing by `%s`, even after it has waited for something', async (_name, asks) => {
    const world = new World('PROVIDER_SUMSUB');
    const leave = world.runner.enter();
    const finished = world.runner.run(async (context) => {
      await settled();
      await asks(context);
    });
    leave();
    await finished;
    expect(world.done).toEqual([]);
  });

  it('does not end the next one when it ends later', async () => {
    const world = new World('PROVIDER_SUMSUB');
    world.runner.enter();
    const slow = ({ submit }: ActionContext) => submit(endpoints.selfReset, { level: LEVEL }, { ask: 'repeat' });
    const first = world.runner.run(async (context) => void (await slow(context)), 'reset');
    world.runner.cancel();
    void world.runner.run(async (context) => void (await slow(context)), 'reset');
    world.waits[0]?.resolve();
    await first;
    expect(world.isBusy).toBe(true);
    await world.runner.run(async (context) => void (await slow(context)), 'reset');
    expect(world.waits).toHaveLength(2);
  });

  it('hides a bug from the member, and reports it', async () => {
    const world = new World('PROVIDER_SUMSUB');
    const fault = new TypeError('a fault');
    const leave = world.runner.enter();
    const finished = world.runner.run(async ({ whileHere }) => {
      await whileHere(Promise.resolve()).catch(() => {
        throw fault;
      });
    });
    leave();
    await finished;
    expect(world.faults).toEqual([fault]);
  });

  it('runs what is kept beyond the screen once the server has accepted', async () => {
    const world = new World('PROVIDER_SUMSUB');
    const leave = world.runner.enter();
    const onSettled = vi.fn();
    const finished = world.runner.run(
      async ({ submit }) => void (await submit(endpoints.selfReset, { level: LEVEL }, { ask: 'repeat', onSettled })),
      'reset',
    );
    leave();
    expect(onSettled).not.toHaveBeenCalled();
    world.waits[0]?.resolve();
    await finished;
    expect(onSettled).toHaveBeenCalledOnce();
  });
});
