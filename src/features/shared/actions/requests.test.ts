import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Endpoint, endpointName } from '../../../api/endpoint';
import { endpoints } from '../../../api/endpoints';
import { type Provider, VENDORS } from '../../../domain/statuses';
import { beginRun, type Chosen, vendorTokenOf } from '../../document-verification/begin-run';
import { verifyQuickly } from '../../document-verification/verify-quickly';
import { acknowledge } from '../../identity/acknowledge';
import { confirmTransfer } from '../../identity/confirm-transfer';
import { showDetails } from '../../identity/show-details';
import { tagCompany } from '../../identity/tag-company';
import { sendTest } from '../../investor-tests/send-test';
import { sendNumber } from '../../non-document/send-number';
import { sendProof } from '../../proof-of-address/send-proof';
import { resetVerification } from '../../reset/reset-verification';
import { saveResidence } from '../../residence/save-residence';
import { sendUpdate } from '../../update/send-update';
import { forgetConsent, giveConsent } from '../consent/given-consent';
import { beginSdkRun, sdkTokenOf } from '../vendor/begin-sdk-run';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../vendor/start-embedded-verification';
import type { ActionContext } from './action';

vi.mock('../../../vendors/sumsub', () => ({ sumsub: {} }));
vi.mock('../../../vendors/onfido', () => ({ onfido: {} }));

/** An error fails the call. Default: an empty answer. */
type Answers = readonly (readonly [endpoint: Endpoint, answer: unknown])[];

function server(answers: Answers = []) {
  const sent: [name: string, input: unknown][] = [];
  const byName = new Map(answers.map(([endpoint, answer]) => [endpointName(endpoint), answer]));
  const call = async (endpoint: Endpoint, input: unknown) => {
    const name = endpointName(endpoint);
    sent.push([name, input]);
    const answer = byName.get(name);
    if (answer instanceof Error) throw answer;
    return answer ?? {};
  };
  const submit = async (endpoint: Endpoint, input: unknown, { onSettled }: { onSettled?: () => void }) => {
    const answer = await call(endpoint, input);
    onSettled?.();
    return answer;
  };
  const { signal } = new AbortController();
  const context = {
    signal,
    call,
    submit,
    whileHere: <T>(promise: Promise<T>) => promise,
  } as unknown as ActionContext;
  const check = async (operation: string) => {
    sent.push(['risk check', operation]);
    return 'risk-token';
  };
  const cancelCheck = async () => undefined;
  return { context, sent, check, cancelCheck };
}
const { kycProvider, verificationSdkInfo, vendorToken, integrationAccessToken, sdkAccess, identity } = endpoints;
const { createQuestionnaire, questionnaireToken, submitQuestionnaire, submitKycAnnouncement, selfReset } = endpoints;
const name = endpointName;

beforeAll(() => {
  vi.stubGlobal('document', { getElementById: () => null, cookie: '' });
  const href = 'https://x.example/user/accounts/auth/sdk?from=web';
  vi.stubGlobal('location', { origin: 'https://x.example', href, protocol: 'https:', hostname: 'x.example' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const agree = (sharing: string, partners: readonly Provider[] = VENDORS) =>
  giveConsent(sharing, { texts: ['kyc.consent'], language: 'en', partners });
const record = (partners: readonly Provider[] = VENDORS) => ({
  consent: { texts: ['kyc.consent'], version: expect.any(String), language: 'en', partners, at: expect.any(Number) },
});

describe('verification by number', () => {
  beforeEach(() => agree('number'));
  const person = { country: 'NGA', documentNumber: '12345678901', firstname: 'Ada' };
  const start = (kycToken: string, flowName: string | undefined) => {
    const { context, sent } = server([
      [verificationSdkInfo, { provider: 'PROVIDER_SUMSUB', flowName }],
      [vendorToken, { token: 'vendor-token' }],
    ]);
    const called: unknown[] = [];
    const onIdentified = (...values: unknown[]) => void called.push(values);
    const run = sendNumber(context, { level: 'LEVEL_1', before: 'ALLOW' }, person, {
      kycToken,
      onIdentified,
      onSent: () => void called.push('sent'),
      askAgain: () => void called.push('asked again'),
    });
    return run.then(() => ({ sent, called }));
  };
  const run = { provider: 'PROVIDER_SUMSUB', level: 'LEVEL_1', country: 'NGA', documentType: 'BVN' };

  it.each([
    ['', undefined, {}, 'Level1_web'],
    ['kyc-token', 'Level2_web', { kycToken: 'kyc-token', flowName: 'Level2_web' }, 'Level2_web'],
  ])('with KYC token %j and flow %s', async (kycToken, flowName, optional, flow) => {
    const { sent, called } = await start(kycToken, flowName);
    expect(sent).toEqual([
      [name(verificationSdkInfo), { level: 'LEVEL_1' }],
      [name(vendorToken), { ...run, ...optional, ...record() }],
      [name(identity), { ...person, documentType: 'BVN', vendorToken: 'vendor-token' }],
    ]);
    expect(called).toEqual([['PROVIDER_SUMSUB', flow], 'sent']);
  });

  it('sends no number to a partner that the consent does not name', async () => {
    agree('number', ['PROVIDER_AAI']);
    const { sent, called } = await start('', undefined);
    expect([sent.map(([call]) => call), called]).toEqual([[name(verificationSdkInfo)], ['asked again']]);
  });
});

describe('a document run', () => {
  beforeEach(() => agree('LEVEL_2,IND,PASSPORT'));
  const chosen: Chosen = {
    level: 'LEVEL_2',
    country: 'IND',
    documentType: 'PASSPORT',
    kycToken: 'kyc-token',
    before: 'ALLOW',
  };
  const choice = { country: 'IND', documentType: 'PASSPORT' };
  const begin = async (answers: Answers, changes: Partial<Chosen> = {}) => {
    const { context, sent } = server(answers);
    const opened: string[] = [];
    const named: unknown[] = [];
    const askAgain = vi.fn();
    const begun = await beginRun(
      context,
      { ...chosen, ...changes },
      {
        language: 'de-DE',
        leaveFor: (address) => void opened.push(address),
        onProvider: (...values) => void named.push(values),
        askAgain,
      },
    );
    return { begun, sent, opened, named, askedAgain: askAgain.mock.calls.length };
  };

  it.each<[string, () => void]>([
    ['none', forgetConsent],
    ['one to another document', () => agree('LEVEL_2,IND,ID_CARD')],
    ['one to another partner', () => agree('LEVEL_2,IND,PASSPORT', ['PROVIDER_JUMIO', 'PROVIDER_AAI'])],
  ])('requests no token with this consent: %s', async (_consent, give) => {
    give();
    const { sent, named, askedAgain } = await begin([[kycProvider, { provider: 'PROVIDER_ONFIDO' }]]);
    expect([sent.map(([call]) => call), named, askedAgain]).toEqual([[name(kycProvider)], [], 1]);
  });

  it('in the page: requests provider, token and version', async () => {
    const { begun, sent, opened, named } = await begin([
      [kycProvider, { provider: 'PROVIDER_ONFIDO', flowName: 'Level1_web' }],
      [vendorToken, { token: 't', workflowId: 'w', url: '' }],
      [verificationSdkInfo, { version: '14' }],
    ]);
    expect(sent.map(([called]) => called)).toEqual([kycProvider, vendorToken, verificationSdkInfo].map(name));
    expect(sent[0]?.[1]).toEqual({ level: 'LEVEL_2', ...choice });
    expect(sent[2]?.[1]).toEqual({ level: 'LEVEL_2' });
    expect(named).toEqual([['PROVIDER_ONFIDO', 'Level1_web']]);
    const session = { provider: 'PROVIDER_ONFIDO', token: 't', workflowId: 'w', version: '14', ...choice };
    expect(begun).toEqual({ at: 'running', session });
    expect(opened).toEqual([]);
  });

  it.each([
    ['https://vendor.example/run', undefined, ['https://vendor.example/run']],
    ['javascript:alert(1)', { at: 'problem', problem: { type: 'failed', code: 'no-address' } }, []],
  ])('by redirect to %s', async (url, result, addresses) => {
    const { begun, opened, named } = await begin([
      [kycProvider, { provider: 'PROVIDER_JUMIO' }],
      [vendorToken, { token: 't', workflowId: '', url }],
    ]);
    expect([begun, opened]).toEqual([result, addresses]);
    expect(named).toEqual([['PROVIDER_JUMIO', 'Level2_web']]);
  });

  it('by the default provider: in the embedded verification, which asks for the consent', async () => {
    forgetConsent();
    const { begun, sent, opened } = await begin([
      [kycProvider, { provider: 'PROVIDER_DEFAULT' }],
      [sdkAccess, { accessToken: 'access' }],
    ]);
    expect(sent[1]).toEqual([name(sdkAccess), { level: 'LEVEL_2', isSecondary: false, from: 'web' }]);
    expect(begun).toBeUndefined();
    expect(opened).toHaveLength(1);
    expect(Object.fromEntries(new URL(opened[0] ?? '', location.href).searchParams)).toMatchObject({
      token: 'access',
      isUpdatePoi: 'false',
      lang: 'de-DE',
      from: 'web',
      // Of level 2: the choice of the country.
      steps: '1',
      country: 'IND',
      document: 'PASSPORT',
    });
  });

  const back = 'https://x.example/user/accounts/auth/kyc?level=LEVEL_2&step=return';
  it.each<[Partial<Chosen>, object]>([
    [
      {},
      {
        returnUrl: `${back}&country=IND&document=PASSPORT&provider=PROVIDER_JUMIO&before=ALLOW`,
        flowName: 'Level2_web',
        kycToken: 'kyc-token',
        ...choice,
        ...record(),
      },
    ],
    [
      { country: '', documentType: undefined, kycToken: '', before: 'PENDING' },
      { returnUrl: `${back}&provider=PROVIDER_JUMIO&before=PENDING`, flowName: 'Level2_web' },
    ],
  ])('requests a token with %j', async (changes, optional) => {
    const { context, sent } = server();
    await vendorTokenOf(context, { ...chosen, ...changes }, 'PROVIDER_JUMIO', 'renew-vendor-token');
    expect(sent).toEqual([[name(vendorToken), { provider: 'PROVIDER_JUMIO', level: 'LEVEL_2', ...optional }]]);
  });
});

describe('a run of the embedded verification', () => {
  const sharing = 'embedded';
  beforeEach(() => agree(sharing));
  const begin = async (named: string, token: object) => {
    const { context, sent } = server([
      [kycProvider, { provider: named }],
      [integrationAccessToken, token],
    ]);
    const opened: string[] = [];
    const leaveFor = (address: string) => void opened.push(address);
    const onProvider = vi.fn();
    const askAgain = vi.fn();
    const options = { kycToken: '', leaveFor, onProvider, sharing, askAgain };
    const begun = await beginSdkRun(context, 'LEVEL_1', options);
    return { begun, sent, opened, named: onProvider.mock.calls, askedAgain: askAgain.mock.calls.length };
  };
  it.each([
    ['PROVIDER_SUMSUB', 'PROVIDER_SUMSUB', [kycProvider]],
    // The token names the partner; nothing has reached it yet.
    ['PROVIDER_DEFAULT', 'PROVIDER_SUMSUB', [kycProvider, integrationAccessToken]],
    ['PROVIDER_AAI', 'PROVIDER_SUMSUB', [kycProvider, integrationAccessToken]],
  ])('%s, run by %s, is not begun with a consent to another partner', async (first, provider, calls) => {
    agree(sharing, ['PROVIDER_AAI']);
    const { begun, sent, named, askedAgain } = await begin(first, { provider, accessToken: 'a', url: '' });
    expect([begun, sent.map(([call]) => call), named, askedAgain]).toEqual([undefined, calls.map(name), [], 1]);
  });

  const noAddress = { at: 'problem', problem: { type: 'failed', code: 'no-address' } };
  const session = { provider: 'PROVIDER_SUMSUB', token: 'a', workflowId: '', version: '', country: '' };

  it.each([
    ['PROVIDER_SUMSUB', 'PROVIDER_SUMSUB', '', { at: 'running', session }, []],
    ['PROVIDER_DEFAULT', 'PROVIDER_SUMSUB', '', { at: 'running', session }, []],
    ['PROVIDER_AAI', 'PROVIDER_AAI', 'https://aai.example/', undefined, ['https://aai.example/']],
    ['PROVIDER_AAI', 'PROVIDER_AAI', 'data:text/html,x', noAddress, []],
    ['PROVIDER_DEFAULT', 'PROVIDER_DEFAULT', 'https://x.example/', noAddress, []],
  ])('%s, run by %s at %j', async (named, provider, url, result, addresses) => {
    const answer = { provider, flowName: 'Level1_web', accessToken: 'a', url };
    const { begun, opened, ...called } = await begin(named, answer);
    expect(begun).toEqual(result);
    expect(opened).toEqual(addresses);
    expect(called.named).toEqual([[provider, 'Level1_web']]);
    expect(JSON.stringify(called.sent[1]?.[1]).includes('"provider"')).toBe(named !== 'PROVIDER_DEFAULT');
  });

  const own = 'https://x.example/user/accounts/auth/sdk?from=web';
  it.each([
    [undefined, '', { returnUrl: own }],
    [
      'PROVIDER_AAI',
      'kyc-token',
      { returnUrl: `${own}&provider=PROVIDER_AAI`, provider: 'PROVIDER_AAI', kycToken: 'kyc-token' },
    ],
  ] as const)('requests a token for provider %s with KYC token %j', async (provider, kycToken, optional) => {
    const { context, sent } = server();
    await sdkTokenOf(context, { level: 'LEVEL_2', kycToken, provider, sharing }, 'start-vendor');
    const request = { level: 'LEVEL_2', flowName: 'Level2_web', ...optional, ...record() };
    expect(sent).toEqual([[name(integrationAccessToken), request]]);
  });

  it('is opened as an update if an accepted document is replaced', async () => {
    const { context, sent } = server([[sdkAccess, { accessToken: 'access' }]]);
    const leaveFor = vi.fn<(address: string) => void>();
    await startEmbeddedVerification(context, { access: UPDATE_ACCESS, language: 'en', site: 'TUR', leaveFor });
    const request = { level: 'LEVEL_1', isSecondary: false, from: 'web', action: 'update' };
    expect(sent).toEqual([[name(sdkAccess), { ...request, extraParams: { reason: 'UPDATE_KYC' } }]]);
    expect(leaveFor.mock.calls[0]?.[0]).toContain('isUpdatePoi=true&site=TUR&update=1');
  });
});

describe('an action behind a risk check', () => {
  const details = { documentType: 'PASSPORT', country: 'IND', documentNumber: 'A1' } as const;
  const none = () => undefined;
  const before = 'DisplayUpdatePOIStatus_No';
  const rows: readonly [string, Endpoint, unknown, (wire: ReturnType<typeof server>, check: never) => Promise<void>][] =
    [
      [
        'RESET',
        selfReset,
        { level: 'LEVEL_1', riskToken: 'risk-token' },
        ({ context }, check) => resetVerification(context, { check, before: 'SUCCESS', onDone: none }),
      ],
      [
        'UPDATE',
        identity,
        { ...details, riskToken: 'risk-token' },
        ({ context }, check) => sendUpdate(context, details, { check, before, onSent: none }),
      ],
      [
        'EYE',
        endpoints.kycPersonalInfo,
        { riskToken: 'risk-token' },
        ({ context }, check) => showDetails(context, { check, onShown: none }),
      ],
      [
        'IDENTITY_TRANSFER_BEFORE',
        endpoints.transferVerify,
        { role: 'source', riskToken: 'risk-token' },
        ({ context }, check) => confirmTransfer(context, { check, role: 'source', transferId: '', onConfirmed: none }),
      ],
      [
        'IDENTITY_TRANSFER_AFTER',
        endpoints.transferVerify,
        { role: 'target', riskToken: 'risk-token', transferId: 't1' },
        ({ context }, check) =>
          confirmTransfer(context, { check, role: 'target', transferId: 't1', onConfirmed: none }),
      ],
    ];

  it.each(rows)('%s: is sent with the token of the check', async (operation, endpoint, input, act) => {
    const wire = server();
    await act(wire, wire.check as never);
    expect(wire.sent).toEqual([
      ['risk check', operation],
      [name(endpoint), input],
    ]);
  });

  it.each(rows)('%s: is not sent if the member closes the check', async (_operation, _endpoint, _input, act) => {
    const wire = server();
    await act(wire, wire.cancelCheck as never);
    expect(wire.sent).toEqual([]);
  });

  it.each([
    ['success', true],
    ['wait', false],
  ])('a transfer with the result %s is complete: %s', async (result, isComplete) => {
    const { context, check } = server([[endpoints.transferVerify, { result }]]);
    const onConfirmed = vi.fn();
    await confirmTransfer(context, { check, role: 'source', transferId: undefined, onConfirmed });
    expect(onConfirmed.mock.calls).toEqual([[isComplete]]);
  });
});

describe('questionnaires', () => {
  const answered = (templateCode: string, version: string) =>
    ({ templateCode, version, status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' }) as const;
  const token: Answers = [
    [createQuestionnaire, { requestId: 'r1' }],
    [questionnaireToken, { token: 't1' }],
    [submitQuestionnaire, { attempt: 'passed' }],
  ];
  const requests = (template: string, version: string, answers: unknown) => [
    [name(createQuestionnaire), { templateCode: template }],
    [name(questionnaireToken), { template_code: template }],
    [name(submitQuestionnaire), { templateCode: template, version, requestId: 'r1', token: 't1', answers }],
  ];

  it('a test is sent with its own request and token, and returns the attempt', async () => {
    const { context, sent } = server(token);
    expect(await sendTest(context, answered('QUIZ', '3'), { q1: ['a', 'b'] })).toBe('passed');
    expect(sent).toEqual(requests('QUIZ', '3', [{ questionId: 'q1', values: ['a', 'b'] }]));
  });

  it.each([
    [true, [[name(submitKycAnnouncement), { announcement: 'HKG_POA_AGREEMENT', accepted: true }]], ['agreed', 'sent']],
    [false, [], ['sent']],
  ])('a proof of address; with the agreement: %s', async (needsAgreement, first, expected) => {
    const { context, sent } = server(token);
    const values = {
      paper: 'tax-letter',
      issuedOn: '2026-11-01',
      files: [null],
      country: 'IND',
      street: '1 Road',
      city: 'Pune',
      postcode: '',
      consent: true,
    };
    const events: string[] = [];
    const on = (event: string) => () => void events.push(event);
    const callbacks = { onAgreed: on('agreed'), onProgress: () => undefined, onSent: on('sent') };
    await sendProof(context, { values, template: answered('POA', '2'), needsAgreement, ...callbacks });
    const answers = [
      { questionId: 'documentType', values: ['tax-letter'] },
      { questionId: 'issuedOn', values: ['2026-11-01'] },
      { questionId: 'country', values: ['IND'] },
      { questionId: 'street', values: ['1 Road'] },
      { questionId: 'city', values: ['Pune'] },
      { questionId: 'postcode', values: [] },
      { questionId: 'document', files: [] },
    ];
    expect(sent).toEqual([...first, ...requests('POA', '2', answers)]);
    expect(events).toEqual(expected);
  });

  it('the residence is sent to the latest version of its template', async () => {
    const { context, sent } = server();
    const values = { country: 'IND', street: '1 Road', city: 'Pune', postcode: '' };
    await saveResidence(context, answered('RESIDENCE', '4'), values, () => undefined);
    const answers = [
      { questionId: 'country', values: ['IND'] },
      { questionId: 'street', values: ['1 Road'] },
      { questionId: 'city', values: ['Pune'] },
      { questionId: 'postcode', values: [] },
    ];
    expect(sent).toEqual([[name(submitQuestionnaire), { templateCode: 'RESIDENCE', version: '4', answers }]]);
  });
});

it.each<[string, Endpoint, unknown, (context: ActionContext) => Promise<void>]>([
  [
    'quick verification',
    endpoints.doQuickKyc,
    { level: 'LEVEL_1', consent: true },
    (context) => verifyQuickly(context, { level: 'LEVEL_1', before: 'ALLOW' }, () => undefined),
  ],
  [
    'an announcement',
    submitKycAnnouncement,
    { announcement: 'NEW_SATOS', accepted: true },
    (context) => acknowledge(context, 'NEW_SATOS', () => undefined),
  ],
  [
    'a company account',
    endpoints.tagMember,
    { tagName: 'registered_member_type', value: 'company' },
    (context) => tagCompany(context, () => undefined),
  ],
])('%s sends one request', async (_case, endpoint, input, act) => {
  const { context, sent } = server();
  await act(context);
  expect(sent).toEqual([[name(endpoint), input]]);
});
