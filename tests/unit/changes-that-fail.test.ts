import axios from 'axios';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MockBackend } from '../../harness/core/mock/backend';
import { installMock } from '../../harness/core/mock/install';
import type { ScenarioInput } from '../../harness/core/scenario';
import { scenarioOf } from '../../harness/core/testing';
import { call, configureClient } from '../../src/api/client';
import { type Endpoint, endpointName } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { type ApiError, type ApiErrorKind, isApiError, NetworkError } from '../../src/api/errors';
import { OPERATIONS, type OperationName } from '../../src/domain/operations';
import { VENDORS } from '../../src/domain/statuses';
import { acceptAgreement, declineAgreement } from '../../src/features/agreements/agreement-answer';
import { verifyQuickly } from '../../src/features/document-verification/verify-quickly';
import { acknowledge } from '../../src/features/identity/acknowledge';
import { confirmTransfer } from '../../src/features/identity/confirm-transfer';
import { tagCompany } from '../../src/features/identity/tag-company';
import { sendApplication } from '../../src/features/investor-status/send-application';
import { sendTest } from '../../src/features/investor-tests/send-test';
import { sendNumber } from '../../src/features/non-document/send-number';
import { sendProof } from '../../src/features/proof-of-address/send-proof';
import type { QuestionnaireStart } from '../../src/features/questionnaires/questionnaire-start';
import { sendAnswers } from '../../src/features/questionnaires/send-answers';
import { resetVerification } from '../../src/features/reset/reset-verification';
import { saveResidence } from '../../src/features/residence/save-residence';
import { type ActionContext, ActionRunner, type SentDraft } from '../../src/features/shared/actions/action';
import { giveConsent } from '../../src/features/shared/consent/given-consent';
import { sendUpdate } from '../../src/features/update/send-update';
import { tabDrafts } from '../../src/lib/drafts/tab-drafts';
import { clearMemory } from '../../src/lib/member-memory';
import { setUser } from '../../src/lib/store';
import { STORAGES, storage } from './storage';

vi.mock('idb-keyval', async () => (await import('./storage')).idbKeyval);
// A short limit; its own test is beside the storage.
vi.mock('../../src/lib/drafts/optional-store', async (original) => {
  const { optionalStore } = await original<typeof import('../../src/lib/drafts/optional-store')>();
  return { optionalStore: (...[store, memory]: Parameters<typeof optionalStore>) => optionalStore(store, memory, 5) };
});

/** Every submitting call with each lost answer, by the mock in process. New calls need an entry. */

interface Act {
  readonly id: string;
  readonly scenario?: ScenarioInput;
  /** Whether resending is harmless and no call shows the state. */
  readonly repeats?: true;
  /** Whether the act submits more afterwards. */
  readonly isPart?: true;
  /** The screen's act, from its loaded data. */
  readonly load?: () => Promise<unknown>;
  readonly act: (context: ActionContext, loaded: never) => Promise<unknown>;
}

const nothing = () => undefined;
const verified: ScenarioInput = { kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } };
const template = (code: string) => () =>
  call(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: code });
type Template = Awaited<ReturnType<ReturnType<typeof template>>>;

const check = async (operation: OperationName) =>
  (await call(endpoints.riskIntercept, { operation: OPERATIONS[operation] })).riskToken;
const proof = {
  paper: 'tax-letter' as const,
  issuedOn: '2026-11-01',
  files: [new File(['letter'], 'letter.pdf')],
  country: 'IND',
  street: '1 Road',
  city: 'Pune',
  postcode: '',
  consent: true,
};
const callbacks = { onAgreed: nothing, onProgress: nothing, onSent: nothing };

async function questionnaire(isCustodian: boolean): Promise<QuestionnaireStart> {
  const templateCode = isCustodian ? 'SATOS' : '200';
  const input = { biz_from: 'kyc_web', template_code: templateCode } as const;
  const loaded = await call(endpoints.questionnaireTemplate, input);
  const submission = isCustodian ? await call(endpoints.querySatosQuestionnaire, {}) : loaded;
  return {
    template: loaded,
    submission,
    submissionLoad: submission,
    request: { templateCode },
    isCustodian,
    fetchSubmission: (ask) =>
      isCustodian
        ? ask(endpoints.querySatosQuestionnaire, {}, { fresh: true })
        : ask(endpoints.questionnaireTemplate, input, { fresh: true }),
    latest: (ask) => ask(endpoints.questionnaireTemplate, input, { fresh: true }),
    reload: nothing,
  };
}
const answer = async (context: ActionContext, start: QuestionnaireStart) => {
  const { token } = await context.call(
    endpoints.questionnaireToken,
    { template_code: start.request.templateCode },
    { fresh: true },
  );
  return sendAnswers(context, { start, answers: {}, token, onProgress: nothing });
};

const asked: ScenarioInput = { kyc: { questionnaire: 'QUESTIONNAIRE_STATUS_UNSUBMIT' } };

const ACTS: Partial<Record<EndpointKey, readonly Act[]>> = {
  tagMember: [{ id: 'a company account', repeats: true, act: (context) => tagCompany(context, nothing) }],
  submitKycAnnouncement: [
    { id: 'an announcement', repeats: true, act: (context) => acknowledge(context, 'NEW_SATOS', nothing) },
    {
      id: 'an agreement that is declined',
      act: (context) => declineAgreement(context, { name: 'client', version: '2' }),
    },
    {
      id: 'the agreement on the proof of address',
      act: (context) => acceptAgreement(context, { name: 'hkg-poa', version: '2', language: 'en' }),
    },
    {
      id: 'the agreement that goes before a proof of address',
      scenario: { kyc: { display: { displayHkgPoaAgreement: true } } },
      isPart: true,
      load: template('POA'),
      act: (context, loaded: Template) =>
        sendProof(context, { values: proof, template: loaded, needsAgreement: true, ...callbacks }),
    },
  ],
  agreementApply: [
    {
      id: 'an agreement',
      act: (context) => acceptAgreement(context, { name: 'client', version: '2', language: 'en' }),
    },
  ],
  doQuickKyc: [
    {
      id: 'verification by another company',
      scenario: { kyc: { quickKyc: true, steps: { '1': 'ALLOW', '2': 'NOT_ALLOW' } } },
      act: (context) => verifyQuickly(context, { level: 'LEVEL_1', before: 'ALLOW' }, nothing),
    },
  ],
  identity: [
    {
      id: 'new details of a document',
      scenario: verified,
      act: (context) =>
        sendUpdate(
          context,
          { documentType: 'PASSPORT', country: 'IND', documentNumber: 'A1' },
          { check, before: 'DisplayUpdatePOIStatus_No', onSent: nothing },
        ),
    },
    ...(['ALLOW', 'FAILED_AND_CAN_RETRY'] as const).map((before) => ({
      id: `a number, at ${before}`,
      scenario: { kyc: { steps: { '1': before, '2': 'NOT_ALLOW' } } } as const,
      act: (context: ActionContext) => {
        giveConsent('number', { texts: [], language: 'en', partners: VENDORS });
        return sendNumber(
          context,
          { level: 'LEVEL_1', before },
          { country: 'NGA', documentNumber: '12345678901' },
          { kycToken: '', onIdentified: nothing, onSent: nothing, askAgain: nothing },
        );
      },
    })),
  ],
  selfReset: [
    {
      id: 'a reset',
      scenario: verified,
      act: (context) => resetVerification(context, { check, before: 'SUCCESS', onDone: nothing }),
    },
  ],
  submitQuestionnaire: [
    { id: 'a questionnaire', scenario: asked, load: () => questionnaire(false), act: answer },
    {
      id: 'a test',
      load: template('KNOWLEDGE_TEST'),
      act: (context, loaded: Template) => sendTest(context, loaded, { k1: ['a'] }),
    },
    {
      id: 'a second attempt at a test',
      scenario: { compliance: { tests: 'failed' } },
      load: template('KNOWLEDGE_TEST'),
      act: (context, loaded: Template) => sendTest(context, loaded, { k1: ['a'] }),
    },
    {
      id: 'a proof of address',
      load: template('POA'),
      act: (context, loaded: Template) =>
        sendProof(context, { values: proof, template: loaded, needsAgreement: false, ...callbacks }),
    },
    {
      id: 'a residence',
      load: template('RESIDENCE'),
      act: (context, loaded: Template) => saveResidence(context, loaded, proof, nothing),
    },
    {
      id: 'an application as an investor',
      load: template('PROFESSIONAL_INVESTOR'),
      act: (context, loaded: Template) =>
        sendApplication(context, {
          template: loaded,
          values: { criterion: 'financial-experience', evidence: new File(['x'], 'x.pdf'), declaration: true },
          onProgress: nothing,
        }),
    },
  ],
  createSatosQuestionnaire: [
    { id: "the custodian's questionnaire", scenario: asked, load: () => questionnaire(true), act: answer },
  ],
  transferVerify: (['source', 'target'] as const).map((role) => ({
    id: `a transfer, as its ${role}`,
    scenario: { kyc: { transferRole: role } },
    act: (context: ActionContext) =>
      confirmTransfer(context, { check, role, transferId: undefined, onConfirmed: nothing }),
  })),
};

const ROWS = (Object.entries(ACTS) as [EndpointKey, readonly Act[]][]).flatMap(([key, acts]) =>
  acts.map((act) => ({ key, endpoint: endpoints[key] as Endpoint, ...act })),
);
type Row = (typeof ROWS)[number];

/** How answers get lost. */
const LOSSES = {
  cut: (config: object) => new axios.AxiosError('Network Error', 'ERR_NETWORK', config as never),
  'timed out': (config: object) => new axios.AxiosError('timeout of 30000ms exceeded', 'ETIMEDOUT', config as never),
  500: (config: object) =>
    new axios.AxiosError('', 'ERR_BAD_RESPONSE', config as never, undefined, { status: 500, statusText: '' } as never),
} as const;
type Loss = keyof typeof LOSSES;
/** The screen's error kind by loss. */
const KINDS = { cut: 'network', 'timed out': 'timeout', 500: 'http' } as const satisfies Record<Loss, ApiErrorKind>;

/** One case's server and screen. */
class Case {
  readonly backend: MockBackend;
  readonly lost = new Map<string, { readonly loss: Loss; readonly arrives: boolean }>();
  readonly #sent: string[] = [];
  doubt: ApiError | undefined;
  busy = false;
  /** Called when the act's call is sent. */
  onPost: () => void = nothing;
  readonly told: string[] = [];
  draft: SentDraft | undefined;
  readonly #runner = new ActionRunner({
    call,
    tell: (_name, { kind }) => void this.told.push(kind),
    report: (error) => {
      throw error;
    },
    onBusy: (busy) => {
      this.busy = busy;
    },
    onDoubt: (doubt) => {
      this.doubt = doubt;
      if (doubt) this.#onDoubt();
    },
  });
  leave = this.#runner.enter();
  /** Whether the server refuses the act. */
  refuses = false;
  /** Checks before each call who is signed in. */
  findMember: () => Promise<boolean> = async () => true;
  #loaded: unknown;
  #ended: Promise<string> = Promise.resolve('');
  #onDoubt = nothing as () => void;

  private constructor(private readonly row: Row) {
    this.backend = new MockBackend(
      scenarioOf({ risk: { decision: 'pass' }, compliance: { agreements: 'none' }, ...row.scenario }),
    );
    const server = axios.create();
    installMock(server, this.backend);
    const answer = axios.getAdapter(server.defaults.adapter);
    configureClient({
      isSameMember: () => this.findMember(),
      adapter: async (config) => {
        const name = `${config.method?.toUpperCase()} ${new URL(config.url ?? '', 'http://x').pathname}`;
        this.#sent.push(name);
        if (name === endpointName(row.endpoint)) this.onPost();
        const lost = this.lost.get(name);
        if (this.refuses && name === endpointName(row.endpoint)) {
          const data = { ret_code: 10_001, ret_msg: 'refused', result: {} };
          return { data, status: 200, statusText: '', headers: {}, config };
        }
        if (!lost) return answer(config);
        if (lost.arrives) await answer(config);
        throw LOSSES[lost.loss](config);
      },
    });
  }

  static async open(row: Row): Promise<Case> {
    clearMemory();
    const opened = new Case(row);
    opened.#loaded = await row.load?.();
    return opened;
  }

  /** Resolves to accepted, in doubt, or the error's kind. */
  async press(): Promise<string> {
    const isWaiting = this.doubt !== undefined;
    const doubt = new Promise<string>((resolve) => {
      this.#onDoubt = () => resolve('in doubt');
    });
    const act = async (context: ActionContext) => void (await this.row.act(context, this.#loaded as never));
    const run = this.#runner.run(act, 'reset', this.draft);
    if (!isWaiting) {
      this.#ended = run.then(
        () => 'accepted',
        (error: unknown) => (isApiError(error) ? error.kind : Promise.reject(error)),
      );
    }
    return Promise.race([this.#ended, doubt]);
  }

  get ended(): Promise<string> {
    return this.#ended;
  }

  get posts(): number {
    return this.sent(this.row.endpoint);
  }

  sent(endpoint: Endpoint): number {
    return this.#sent.filter((name) => name === endpointName(endpoint)).length;
  }

  /** Reopens the screen after `leave`. */
  comeBack(): void {
    this.leave = this.#runner.enter();
  }

  lose(loss: Loss, arrives: boolean): void {
    this.lost.set(endpointName(this.row.endpoint), { loss, arrives });
  }

  loseTheRest(): void {
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const name = endpointName(endpoint);
      if (!this.lost.has(name)) this.lost.set(name, { loss: 'cut', arrives: false });
    }
  }

  mend(): void {
    this.onPost = nothing;
    this.refuses = false;
    this.lost.clear();
  }
}

beforeAll(() => {
  const tab = { name: '' };
  vi.stubGlobal('window', Object.assign(tab, { parent: tab }));
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.stubGlobal(
    'FileReader',
    class {
      result = '';
      onload = nothing as () => void;
      readAsDataURL(file: File) {
        void file.arrayBuffer().then((bytes) => {
          this.result = `data:${file.type};base64,${Buffer.from(bytes).toString('base64')}`;
          this.onload();
        });
      }
    },
  );
});
afterAll(() => {
  configureClient({});
  vi.unstubAllGlobals();
});

it('every call that submits something has an act here', () => {
  const submitting = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(([, { submits }]) => submits);
  expect(Object.keys(ACTS).sort()).toEqual(submitting.map(([key]) => key).sort());
});

const LOST = (Object.keys(LOSSES) as Loss[]).flatMap((loss) =>
  [true, false].map((arrives) => ({ loss, arrives, how: `${loss}, ${arrives ? 'and arrived' : 'and never arrived'}` })),
);

describe.each(ROWS)('$key: $id', (row) => {
  it('is sent once when the server answers', async () => {
    const screen = await Case.open(row);
    expect(await screen.press()).toBe('accepted');
    expect(screen.posts).toBe(1);
  });

  it.each(LOST)(
    '$how: the server is asked, and it is sent again only if it did not arrive',
    async ({ loss, arrives }) => {
      const screen = await Case.open(row);
      screen.lose(loss, arrives);
      const first = await screen.press();
      if (row.repeats) expect(first).toBe('in doubt');
      else if (arrives) expect(first).toBe('accepted');
      else expect(first).toBe(KINDS[loss]);
      expect(screen.posts).toBe(1);
      if (first === 'accepted') return;
      screen.mend();
      expect(await screen.press()).toBe('accepted');
      expect(screen.posts).toBe(2);
    },
  );

  it.each(LOST)('$how, and the server cannot be asked: no outcome is claimed', async ({ loss, arrives }) => {
    const screen = await Case.open(row);
    screen.lose(loss, arrives);
    // Questions before the call; none after it.
    screen.onPost = () => screen.loseTheRest();
    expect(await screen.press()).toBe('in doubt');
    expect(screen.busy).toBe(false);
    expect(screen.posts).toBe(1);
    // Only harmless calls are sent again.
    expect(await screen.press()).toBe('in doubt');
    expect(screen.posts).toBe(row.repeats ? 2 : 1);
    screen.mend();
    const known = await screen.press();
    if (row.repeats || arrives) {
      expect(known).toBe('accepted');
      expect(screen.posts).toBe(row.repeats ? 3 : 1);
      return;
    }
    expect(known).toBe(KINDS[loss]);
    expect(screen.posts).toBe(1);
    expect(await screen.press()).toBe('accepted');
    expect(screen.posts).toBe(2);
  });

  it('with a session that has ended it is refused, and can be sent after signing in', async () => {
    const screen = await Case.open(row);
    screen.backend.state.session.signedIn = false;
    expect(await screen.press()).toBe('no-permission');
    screen.backend.state.session.signedIn = true;
    expect(await screen.press()).toBe('accepted');
  });

  it('in doubt, and left: nothing more is sent or shown', async () => {
    const screen = await Case.open(row);
    screen.lose('cut', true);
    screen.onPost = () => screen.loseTheRest();
    expect(await screen.press()).toBe('in doubt');
    const { ended } = screen;
    screen.leave();
    await ended;
    await screen.press();
    expect(screen.posts).toBe(1);
    expect(screen.told).toEqual(row.isPart ? ['cancelled'] : []);
    expect(screen.doubt).toBeUndefined();
  });

  it('refused before it is sent, because it is unknown who is signed in: it is not in doubt', async () => {
    const screen = await Case.open(row);
    screen.loseTheRest();
    screen.findMember = () => Promise.reject(new NetworkError(endpointName(endpoints.memberInfo), undefined));
    expect(await screen.press()).toBe('network');
    expect(screen.posts).toBe(0);
    expect(screen.doubt).toBeUndefined();
  });

  it.each(STORAGES)(
    'with a storage that $id: is sent as usual, and leaves no draft once it is accepted',
    async (mode) => {
      const entered = { entered: row.id };
      const screen = await Case.open(row);
      setUser({ id: 'member-1', currencyCode: 'USD' });
      storage.use(mode);
      const draft = tabDrafts();
      await draft.save('form', entered);
      screen.draft = { remove: () => void draft.remove('form') };
      screen.lose('cut', false);
      expect(await screen.press()).toBe(row.repeats ? 'in doubt' : 'network');
      expect(await draft.read('form')).toEqual(entered);
      // A new page finds what the notice says.
      expect(await draft.isLasting('form')).toBe(mode.keeps);
      clearMemory();
      expect(await draft.read('form')).toEqual(mode.keeps ? entered : undefined);
      await draft.save('form', entered);
      screen.mend();
      expect(await screen.press()).toBe('accepted');
      expect(screen.posts).toBe(2);
      // An announcement is a part of a submission, and has no draft.
      if (row.isPart) await draft.remove('form');
      expect(await draft.names()).toEqual([]);
      // Even if the storage answers later.
      await storage.answer();
      expect(storage.size).toBe(0);
    },
  );
});

/** Acts whose submission id is valid once. */
const WITH_ID = ROWS.filter(({ id }) => ['a test', 'a proof of address', 'an application as an investor'].includes(id));

describe.each(WITH_ID)('$id, left while its answer is on the way', (row) => {
  const send = async (loss: Loss | undefined, onPost: (screen: Case) => void = nothing) => {
    const screen = await Case.open(row);
    if (loss) screen.lose(loss, false);
    screen.onPost = () => {
      onPost(screen);
      screen.leave();
    };
    await screen.press();
    screen.mend();
    screen.comeBack();
    expect(screen.sent(endpoints.createQuestionnaire)).toBe(1);
    return screen;
  };

  it.each(Object.keys(LOSSES) as Loss[])('%s: it is sent again with the same id', async (loss) => {
    const screen = await send(loss);
    expect(screen.told).toEqual(['failed']);
    expect(await screen.press()).toBe('accepted');
    expect(screen.posts).toBe(2);
    expect(screen.sent(endpoints.createQuestionnaire)).toBe(1);
  });

  it('accepted: the next submission has another id', async () => {
    const screen = await send(undefined);
    expect(screen.told).toEqual(['done']);
    await screen.press();
    expect(screen.sent(endpoints.createQuestionnaire)).toBe(2);
  });

  it('refused: the next submission has another id', async () => {
    const screen = await send(undefined, (open) => {
      open.refuses = true;
    });
    expect(screen.told).toEqual(['failed']);
    expect(await screen.press()).toBe('accepted');
    expect(screen.sent(endpoints.createQuestionnaire)).toBe(2);
  });
});
