import type { Page } from '@playwright/test';
import { appAddress } from '../../harness/core/address';
import { originsOf } from '../../harness/core/hosts';
import { mergeScenario } from '../../harness/core/merge';
import { modeOf } from '../../harness/core/modes';
import { parseScenario, type Scenario, type ScenarioInput } from '../../harness/core/scenario';
import { goSource, isFresh, QUIET_SCREEN } from '../../harness/tools/sweep/in-app';
import type { Eligibility, VerificationRequest } from '../../src/domain/eligibility-types';
import { SITE_ROWS, siteRules } from '../../src/domain/sites';
import { startAnswer } from '../../src/domain/start';
import { whole } from '../whole';
import { expect, type Harness, test } from './harness';
import { AT_CONSENT, atVendor, chooseDocument, fillNumber, consent as giveConsent, KYC_INFO, title } from './kyc';
import { REASONS, STARTS, type StartRow } from './tables/starts';

/**
 * Every start, refusal and address: nothing starts, and no vendor's page opens. `src/domain/start.test.ts` tests the
 * rule itself.
 */

const READING: ReadonlySet<string | null> = new Set([
  'POST /v3/private/kyc/kyc-info',
  'POST /v3/private/kyc/can-verify',
  'POST /v3/private/kyc/traffic-diversion',
  'POST /v3/private/kyc/supported-document-type',
  'POST /v3/private/kyc/get-kyc-provider',
  // Masked.
  'POST /v3/private/kyc/kyc-personal-info',
  'POST /v3/private/vip/kycpopupinfo',
  'POST /v1/kyc/transfer/status',
]);

/** Every other POST, and requests to vendors. */
async function started(harness: Harness): Promise<string[]> {
  return (await harness.requests()).flatMap(({ method, endpoint, host, path }) =>
    host.startsWith('vendor') || (method === 'POST' && !READING.has(endpoint)) ? [`${method} ${host}${path}`] : [],
  );
}

function complete(input: ScenarioInput): Scenario {
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.scenario;
}

function answerOf(request: VerificationRequest, scenario: Scenario): Eligibility {
  const { site, member, kyc, responses } = scenario;
  const over = (call: string) => (responses as Record<string, object | undefined>)[call];
  const info = {
    opened: kyc.opened,
    state: (['1', '2'] as const).map((at) => ({
      level: `LEVEL_${at}` as const,
      status: kyc.steps[at],
      type: 'INDIVIDUAL' as const,
    })),
    updatePoi: { status: kyc.poi, siteInfo: { site: '', country: '' } },
    second_identity_state: kyc.secondIdentity === 'none' ? '' : kyc.secondIdentity,
    residenceCountry: member.country,
  };
  const { updatePoi, ...more } = { updatePoi: {}, ...over('POST /v3/private/kyc/kyc-info') };
  const facts = {
    ...info,
    ...more,
    updatePoi: { ...info.updatePoi, ...updatePoi },
    kycTag: member.kycTag,
    proofOfAddress: kyc.poa,
    unsupportedCountries: ['PRK'],
    aml: { result: 'PASS' as const, ...over('GET /v3/private/kyc/get-aml-result') },
    site,
    rules: siteRules(site),
    ...modeOf(scenario),
  };
  const target = kyc.diversion === 'site' ? SITE_ROWS[site].identityFlow : kyc.diversion;
  return startAnswer(request, facts, { canVerify: kyc.canVerify, target });
}

/** In the open page, as links do. */
async function goTo(page: Page, scenario: Scenario): Promise<void> {
  expect(await page.evaluate(goSource(scenario))).toBe(true);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

const STARTING =
  /^(Continue|Verify|Start verification|Submit details|Submit for review|Reset my verification|Resubmit|Verify without a document|Try again|Take a photo)$/;

/** Frames, fields, and buttons that start or send. */
async function offers(page: Page, button: string | undefined): Promise<string[]> {
  const { names, others } = await page.evaluate(() => {
    const main = document.querySelector('main');
    const enabled = [...(main?.querySelectorAll('button') ?? [])].filter((one) => !one.disabled);
    return {
      names: enabled.map((one) => one.textContent?.trim() ?? ''),
      others: [...(main?.querySelectorAll('iframe, input, select, textarea') ?? [])].map((one) => one.tagName),
    };
  });
  if (button !== undefined) return names.filter((name) => name === button);
  return [...others, ...names.filter((name) => STARTING.test(name))];
}

const LANGUAGE = { language: 'en' } as const;

/** A start refused for a reason, at one address. */
function cell({ open, route }: StartRow, reason: ScenarioInput, query: Readonly<Record<string, string>>): Scenario {
  return complete({ ...(mergeScenario(open, reason) as ScenarioInput), ...LANGUAGE, route, query });
}

const BY_SERVER: ReadonlySet<string> = new Set(['can-verify', 'traffic-diversion']);

interface Address {
  readonly start: StartRow;
  readonly query: StartRow['queries'][number];
}

/** Neighbours have different screens where possible. */
const ADDRESSES: readonly Address[] = inTurns(STARTS.map((start) => start.queries.map((query) => ({ start, query }))));

/** In the table's order. */
const refusersOf = (start: StartRow): string[] =>
  Object.keys(REASONS).filter((reason) => !answerOf(start.request, cell(start, REASONS[reason] ?? {}, {})).allowed);

/**
 * Every second start, so that the reasons together cover all addresses. Screens obey the rule whatever the reason
 * (`eligibility-table.test.ts`).
 */
const addressesFor = (reason: string): readonly Address[] =>
  STARTS.flatMap((start, place) => {
    const at = refusersOf(start).indexOf(reason);
    if (at < 0 || (at + place) % 2 > 0) return [];
    const query = start.queries[Math.floor(at / 2) % start.queries.length] ?? {};
    return [{ start, query }];
  });

function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Requested once a page. */
const pageOf = ({ member, site }: ScenarioInput): string => JSON.stringify([member, site]);

const ALL = Object.entries(REASONS).map(([reason, changes]) => ({ reason, changes }));

/** In three parts; those that need new pages come last. */
const PARTS = inParts(
  [...ALL].sort(
    (one, other) => Number(pageOf(one.changes) !== pageOf({})) - Number(pageOf(other.changes) !== pageOf({})),
  ),
  3,
);

function inParts<T>(list: readonly T[], count: number): T[][] {
  const size = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, at) => list.slice(at * size, (at + 1) * size));
}

class Gate {
  #shown: { readonly page: string; readonly route: string } | undefined;

  constructor(
    private readonly harness: Harness,
    private readonly page: Page,
  ) {}

  /** The reason must refuse at least one address. */
  async expectClosed(reason: string, addresses: readonly Address[]): Promise<void> {
    const refused = new Set<string>();
    const wrong: string[] = [];
    for (const { start, query } of addresses) {
      const scenario = cell(start, REASONS[reason] ?? {}, query);
      if (answerOf(start.request, scenario).allowed) continue;
      refused.add(start.name);
      await this.show(scenario);
      // Refusals at the press are tested below.
      const isOffered = query.step === 'return' || (start.isAskedAtPress && BY_SERVER.has(reason));
      const offered = isOffered ? [] : await offers(this.page, start.button);
      const found = [...offered, ...(await started(this.harness))];
      if (found.length > 0) wrong.push(`${start.name}, ${JSON.stringify(query)}: ${found.join(', ')}`);
    }
    expect(wrong, reason).toEqual([]);
    expect([...refused], reason).not.toEqual([]);
  }

  /** The first address is loaded; the others are shown in the same page. */
  async show(scenario: Scenario): Promise<void> {
    const { harness, page } = this;
    const shown = this.#shown;
    this.#shown = { page: pageOf(scenario), route: scenario.route };
    await harness.put(scenario);
    if (shown?.page !== pageOf(scenario)) {
      await page.goto(appAddress(scenario, originsOf(harness.port)));
      return harness.ready();
    }
    // Each address has to ask for itself, so show another screen between.
    if (shown.route === scenario.route)
      await goTo(page, complete({ ...LANGUAGE, site: scenario.site, mode: scenario.mode, route: QUIET_SCREEN }));
    await goTo(page, scenario);
    // An earlier reason's answer would refuse it too.
    const log = await harness.requests();
    expect(isFresh(scenario, log) && log.some(({ endpoint }) => endpoint === KYC_INFO), JSON.stringify(scenario)).toBe(
      true,
    );
  }
}

for (const reasons of PARTS) {
  const names = reasons.map(({ reason }) => `“${reason}”`).join(', ');
  test(`no start does anything that it refuses, at one address of every second start for each of ${names}`, async ({
    harness,
    page,
  }) => {
    const gate = new Gate(harness, page);
    for (const { reason } of reasons) await test.step(reason, () => gate.expectClosed(reason, addressesFor(reason)));
  });
}

for (const { reason } of ALL) {
  test(`${reason}: no address starts anything that it refuses`, whole(true), ({ harness, page }) =>
    new Gate(harness, page).expectClosed(reason, ADDRESSES),
  );
}

test('each start is refused by the reasons that concern it', () => {
  const server = [...BY_SERVER];
  for (const start of STARTS) {
    expect(answerOf(start.request, complete({ ...start.open })).allowed, `${start.name} is open`).toBe(true);
    const isAsked = start.request.kind !== 'proof-of-address' && start.request.kind !== 'reset';
    expect(
      refusersOf(start).filter((reason) => BY_SERVER.has(reason)),
      start.name,
    ).toEqual(isAsked ? server : []);
    expect(refusersOf(start), start.name).toEqual(expect.arrayContaining(['KYC tag 1', 'not opened', 'in review']));
  }
  // Every reason refuses a start, and every address is refused.
  for (const { reason } of ALL) expect(addressesFor(reason), reason).not.toEqual([]);
  const refusedAt = ALL.flatMap(({ reason, changes }) =>
    addressesFor(reason).filter(({ start, query }) => !answerOf(start.request, cell(start, changes, query)).allowed),
  );
  expect(ADDRESSES.filter(({ query }) => !refusedAt.some((one) => one.query === query))).toEqual([]);
});

/** The embedded verification asks only kyc-info and the token's info. */
const EMBEDDED_REASONS = [
  'KYC tag 1',
  'not opened',
  'in review',
  'no attempt left today',
  'nothing verified and nothing asked',
  'verified',
  'rejected permanently',
  'disabled',
  'a company',
  'the marker for Turkey',
  'a site that verifies in the mobile app',
] as const;

const EMBEDDED: readonly (Pick<StartRow, 'name' | 'request' | 'open'> & { readonly query: Record<string, string> })[] =
  [
    {
      name: 'a level',
      request: { kind: 'document', level: 'LEVEL_1' },
      open: {},
      query: { isUpdatePoi: 'false', update: '0' },
    },
    {
      name: 'an update',
      request: { kind: 'update-poi' },
      open: { kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' }, poi: 'DisplayUpdatePOIStatus_Needed' } },
      query: {},
    },
  ];

for (const { name, request, open, query } of EMBEDDED) {
  test(`embedded, for ${name}: no token starts what is refused`, async ({ harness, page }) => {
    const gate = new Gate(harness, page);
    const wrong: string[] = [];
    for (const reason of EMBEDDED_REASONS) {
      const input = { ...(mergeScenario(open, REASONS[reason]) as ScenarioInput), ...LANGUAGE, query } as const;
      const scenario = complete({ ...input, mode: 'sdk' });
      if (answerOf(request, scenario).allowed) continue;
      await gate.show(scenario);
      const found = [...(await offers(page, undefined)), ...(await started(harness))];
      if (found.length > 0) wrong.push(`${reason}: ${found.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });
}

/** Withdrawn while the screen is shown. */
const WITHDRAWN = [
  ['can-verify', { kyc: { canVerify: false } }, /isn’t available/],
  ['traffic-diversion', { kyc: { diversion: 'mobile-app' } }, 'Continue in the mobile app'],
] as const;

interface LateStart {
  readonly name: string;
  readonly scenario: ScenarioInput;
  /** Up to the last screen before the start. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The act that starts it. */
  readonly act: (page: Page) => Promise<void>;
}

const press = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).click();
const openOf = (name: string): ScenarioInput => {
  const { open, route } = STARTS.find((one) => one.name === name) ?? { open: {}, route: '' };
  return { ...open, ...LANGUAGE, route };
};

const LATE: readonly LateStart[] = [
  { name: 'the own steps of level 1', scenario: openOf('level 1'), act: chooseDocument },
  {
    name: 'another try of level 1',
    scenario: { ...openOf('level 1'), query: AT_CONSENT, vendor: { outcome: 'error' } },
    prepare: async (page) => {
      await giveConsent(page);
      const vendor = await atVendor(page, 'PROVIDER_SUMSUB');
      await vendor.getByRole('button', { name: 'Fail with an error' }).click();
    },
    act: press('Try again'),
  },
  {
    name: 'quick verification',
    scenario: { ...openOf('level 1'), kyc: { quickKyc: true } },
    prepare: (page) => page.getByRole('checkbox', { name: /Example Exchange/ }).check(),
    act: press('Verify without a document'),
  },
  { name: 'number', scenario: { ...openOf('number'), member: { country: 'NGA' } }, act: (page) => fillNumber(page) },
  {
    name: 'update of the document',
    scenario: openOf('update of the document'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Passport' }).click();
      await page.getByLabel('Document number').fill('P1234567');
      await press('Continue')(page);
    },
    act: press('Submit details'),
  },
  { name: 're-verification', scenario: openOf('re-verification'), act: press('Verify') },
  { name: 'second identity', scenario: openOf('second identity'), act: press('Start second verification') },
];

// Separate tests, because drafts would change the second visit.
for (const [kind, [answer, withdrawn, heading]] of WITHDRAWN.entries()) {
  for (const [at, { name, scenario, prepare, act }] of LATE.entries()) {
    const says = `${name}: a click starts nothing after ${answer} has withdrawn the start`;
    // Both answers use the same code.
    test(says, whole(at % 2 !== kind), async ({ harness, page }) => {
      await harness.open(scenario);
      await prepare?.(page);
      await harness.api('PATCH', '/scenario', withdrawn);
      await harness.api('DELETE', '/requests');
      await act(page);
      await expect(title(page, heading)).toBeVisible();
      expect(await started(harness)).toEqual([]);
    });
  }

  const reloaded = `a run that ${answer} has withdrawn is not started by a reload or the back button`;
  test(reloaded, whole(kind > 0), async ({ harness, page }) => {
    await harness.open({ ...openOf('level 1'), query: AT_CONSENT });
    await giveConsent(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    await harness.api('PATCH', '/scenario', withdrawn);
    await harness.api('DELETE', '/requests');
    await page.goBack();
    await page.goForward();
    await expect(title(page, heading)).toBeVisible();
    await page.reload();
    await expect(title(page, heading)).toBeVisible();
    await page.goBack();
    await harness.ready();
    await expect(title(page, heading)).toBeVisible();
    expect(await started(harness)).toEqual([]);
  });
}

test('a run needs the consent of this visit and the steps before it', async ({ harness, page }) => {
  const consent = page.getByRole('checkbox', { name: /^I agree that/ });
  const run = { level: 'LEVEL_1', country: 'DEU', document: 'PASSPORT', step: 'run' };
  const shown: readonly [query: Record<string, string>, open: ScenarioInput, step: string | null][] = [
    [run, {}, 'consent'],
    [{ ...run, document: '' }, {}, 'document'],
    [{ ...run, country: '' }, {}, null],
    [
      { level: 'LEVEL_2', country: 'DEU', step: 'run' },
      { kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } },
      'consent',
    ],
  ];
  for (const [query, open, step] of shown) {
    await harness.show({ ...LANGUAGE, ...open, route: '/auth/kyc', query });
    expect(new URL(page.url()).searchParams.get('step')).toBe(step);
    await expect(consent).toHaveCount(step === 'consent' ? 1 : 0);
    expect(await started(harness)).toEqual([]);
  }
  // A reload asks again; each document needs its own consent.
  await harness.open({ ...openOf('level 1'), query: AT_CONSENT });
  await giveConsent(page);
  await atVendor(page, 'PROVIDER_SUMSUB');
  await harness.api('DELETE', '/requests');
  await goTo(page, complete({ ...LANGUAGE, route: '/auth/kyc', query: { ...run, document: 'ID_CARD' } }));
  await expect(consent).not.toBeChecked();
  await page.goBack();
  await atVendor(page, 'PROVIDER_SUMSUB');
  await harness.api('DELETE', '/requests');
  await page.reload();
  await expect(consent).not.toBeChecked();
  expect(await started(harness)).toEqual([]);
});
