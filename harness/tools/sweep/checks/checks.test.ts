import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../src/screens/screens';
import type { LoggedRequest } from '../../../core/logged-request';
import { parseScenario, type ScenarioInput } from '../../../core/scenario';
import type { Check, Observed } from '../check';
import { consoleErrors } from './console-errors';
import { deadButton } from './dead-button';
import { fullStops } from './full-stops';
import { glyphs } from './glyphs';
import { isolation } from './isolation';
import { language } from './language';
import { latinWordsCheck } from './latin-words';
import { layoutShift } from './layout-shift';
import { CHECKS } from './list';
import { loopback } from './loopback';
import { mockedCalls } from './mocked-calls';
import { otherLanguage } from './other-language';
import { pageErrors } from './page-errors';
import { PLANTED } from './planted';
import { rawKeys } from './raw-keys';
import { ready } from './ready';
import { title } from './title';
import { untranslated } from './untranslated';

/** A state without problems, changed by what a row plants. */
function observed(changes: Partial<Omit<Observed, 'scenario'>> & { scenario?: ScenarioInput } = {}): Observed {
  const { scenario: input = {}, ...rest } = changes;
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const sound = {
    end: 'ready' as const,
    hasActed: false,
    pressHadNoEffect: false,
    texts: [],
    consoleErrors: [],
    pageErrors: [],
    leavingUrls: [],
    log: [],
  };
  return { ...sound, ...rest, scenario: parsed.scenario };
}

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const logged = (more: Partial<LoggedRequest>): LoggedRequest =>
  ({
    method: 'POST',
    host: 'api2.harness.localhost:1',
    url: 'http://api2.harness.localhost:1/v3/private/kyc/kyc-info',
    path: '/v3/private/kyc/kyc-info',
    endpoint: KYC_INFO,
    status: 200,
    response: { ret_code: 0 },
    fault: null,
    ...more,
  }) as LoggedRequest;
/** Ids of the checks that found something, and of those that did not. */
const tried = { found: new Set<string>(), clean: new Set<string>() };
function problems<Seen>(check: Check<Seen>, changes: Parameters<typeof observed>[0], seen?: Seen) {
  const all = check.judge(seen as Seen, observed(changes));
  tried[all.length > 0 ? 'found' : 'clean'].add(check.id);
  return all;
}

describe('checks of a state', () => {
  it('have unique ids', () => {
    expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
  });

  it.each([
    ['a page that the app leaves', { end: 'left' }, ['The page was left by the app']],
    ['a page that the app leaves after an act', { end: 'left', hasActed: true }, []],
    ['a page that never becomes ready', { end: 'timeout' }, ['The page did not become ready']],
    ['an app that leaves the page unasked', { end: 'left' }, ['The page was left by the app']],
    ['a mini-program that closes unasked', { end: 'closed' }, ['The page was closed by the app']],
    ['a member who is not signed in', { end: 'left', scenario: { member: { signedIn: false } } }, []],
    ['a ready page', {}, []],
  ] as const)('ready: %s', (_what, changes, expected) => {
    expect(problems(ready, changes)).toEqual(expected);
  });

  it('console: an error, but not what the browser logs about a call that the scenario made fail', () => {
    const text = 'Failed to load resource: the server responded with a status of 502';
    const { url } = logged({});
    expect(problems(consoleErrors, { consoleErrors: [{ text: 'Cannot read x', url: '' }] })).toEqual(['Cannot read x']);
    expect(problems(consoleErrors, { consoleErrors: [{ text, url }], log: [logged({})] })).toHaveLength(1);
    expect(problems(consoleErrors, { consoleErrors: [{ text, url }], log: [logged({ fault: 'http' })] })).toEqual([]);
  });

  it('unhandled: an unhandled error', () => {
    expect(problems(pageErrors, { pageErrors: ['boom'] })).toEqual(['boom']);
    expect(problems(pageErrors, {})).toEqual([]);
  });

  it('loopback: a request to another machine, asked for or refused', () => {
    expect(problems(loopback, { leavingUrls: ['https://example.com/'] })).toEqual(['https://example.com/']);
    const refused = logged({ fault: 'off-site', url: 'https://example.com/y' });
    expect(problems(loopback, { log: [refused] })).toEqual(['https://example.com/y']);
    expect(problems(loopback, { log: [logged({})] })).toEqual([]);
  });

  it.each([
    [
      'a call that is not in the contract',
      { endpoint: null, status: 200, path: '/v1/x' },
      ['POST /v1/x is not in the contract'],
    ],
    [
      'a missing file',
      { method: 'GET', host: 'www.harness.localhost:1', endpoint: null, path: '/a.js' },
      ['GET /a.js is missing'],
    ],
    [
      'a call that breaks the contract',
      { response: { ret_code: 10001 } },
      ['POST /v3/private/kyc/kyc-info broke the contract'],
    ],
    ['a call into which a fault was injected', { endpoint: null, fault: 'http' }, []],
    ['a call', {}, []],
  ] as const)('mocked: %s', (_what, change, expected) => {
    expect(problems(mockedCalls, { log: [logged(change)] })).toEqual(expected);
  });

  it.each([
    ['kyc.title', 1],
    ['Weiter zu personal.levels.title.', 1],
    ['Hello {{name}}', 1],
    ['See www.kyc.example or mail a@kyc.example', 0],
    ['Page 1.2 of e.g. nothing', 0],
    ['Identity verification', 0],
  ])('raw-keys: "%s" has %i', (text, count) => {
    expect(problems(rawKeys, { texts: [text] })).toHaveLength(count);
  });

  it.each([
    ['Done..', 1],
    ['Done. .', 1],
    ['完成。。', 1],
    ['Really?.', 1],
    ['Wait...', 0],
    ['Wait…', 0],
    ['Done. Next.', 0],
    ['Version 1.2.', 0],
  ])('full-stops: "%s" has %i', (text, count) => {
    expect(problems(fullStops, { texts: [text] })).toHaveLength(count);
  });

  it.each([
    [{ lang: 'en', dir: 'ltr' }, {}, 0],
    [{ lang: 'en', dir: 'ltr' }, { site: 'ARE', language: 'ar-SA' }, 2],
    [{ lang: 'ar-SA', dir: 'ltr' }, { site: 'ARE', language: 'ar-SA' }, 1],
    // Hong Kong's host does not offer German: it shows its default.
    [{ lang: 'zh-HK', dir: 'ltr' }, { site: 'HKG', language: 'de-DE' }, 0],
    [{ lang: 'en-HK', dir: 'ltr' }, { site: 'HKG', language: 'en' }, 0],
    [{ lang: 'de-DE', dir: 'ltr' }, { query: { lang: 'de-DE' } }, 0],
    // Pseudo-languages open in a real language with the same direction, at every site.
    [{ lang: 'ar-SA', dir: 'rtl' }, { site: 'HKG', pseudo: 'mirrored' }, 0],
    [{ lang: 'zh-HK', dir: 'ltr' }, { site: 'HKG', pseudo: 'mirrored' }, 2],
    [{ lang: 'en-HK', dir: 'ltr' }, { site: 'HKG', pseudo: 'accented' }, 0],
    [{ lang: 'en', dir: 'ltr' }, { language: 'de-DE', pseudo: 'accented' }, 0],
  ] as const)('language: %j in %j has %i', (seen, scenario, count) => {
    expect(problems(language, { scenario }, seen)).toHaveLength(count);
  });

  it.each([
    ['‹Šûbmîţ öñé›', 0],
    ['Submit details', 1],
    ['‹Åĝŕéé ţö the rules›', 1],
    // Names, codes, dates and the browser’s own texts have no accents.
    ['‹Åšķ Sumsub or Onfido bý› 20 November 2026, 5 MB, 0.5 BTC, a1b2c3dd, n***@example.com', 0],
    ['Germany', 0],
  ])('untranslated: "%s" has %i', (text, count) => {
    expect(problems(untranslated, { scenario: { pseudo: 'accented' }, texts: [text] })).toHaveLength(count);
    expect(problems(untranslated, { texts: [text] })).toEqual([]);
  });

  it.each([
    ['ja-JP', 'パスポートを upload してください', 1],
    ['ja-JP', 'JPEG、PNG、PDF、5 MB。Sumsub', 0],
    ['zh-TW', '前往 App Store 或 Google Play 下載', 0],
    ['zh-TW', '移除 payslip.pdf', 0],
    ['zh-TW', '移除 payslip', 1],
    ['th-TH', 'รหัสอ้างอิง: aai-SERVICE_ERROR', 0],
    ['ko-KR', '감독 기관: Example Authority', 0],
    ['th-TH', 'การสเตก (Staking)', 0],
    ['ru-RU', 'Отправьте selfie', 1],
    ['de-DE', 'Laden Sie Ihr Selfie hoch', 0],
  ] as const)('latin-words: %s "%s" has %i', (chosen, text, count) => {
    expect(problems(latinWordsCheck, { scenario: { language: chosen }, texts: [text] })).toHaveLength(count);
  });

  it.each([
    ['de-DE', 'Please take the photo again in good light.', 1],
    ['de-DE', 'Nehmen Sie das Foto erneut auf. Please take it again in good light.', 1],
    ['id-ID', 'Vuelva a hacer la foto con buena luz.', 1],
    ['zh-CN', '請在光線充足的地方重新拍攝。', 1],
    ['ru-RU', '请重新拍摄。', 1],
    // A text of the files belongs to the languages that have it.
    ['zh-TW', '重設驗證', 0],
    ['de-DE', 'Back', 1],
    ['de-DE', 'Anna Smith, Example Exchange Ltd, 1 Example Street, 简体中文', 0],
    ['de-DE', 'Nehmen Sie das Foto bei gutem Licht erneut auf.', 0],
  ] as const)('other-language: %s "%s" has %i', (chosen, text, count) => {
    expect(problems(otherLanguage, { scenario: { language: chosen }, texts: [text] })).toHaveLength(count);
  });

  it('dead-button: a press that leads to nothing, and a button without a handler', () => {
    expect(problems(deadButton, {}, [])).toEqual([]);
    expect(problems(deadButton, { hasActed: true, pressHadNoEffect: true }, [])).toHaveLength(1);
    expect(problems(deadButton, {}, ['<button> "Continue"'])).toEqual([expect.stringContaining('no handler')]);
  });

  it.each([
    ['Identitätsverifizierung · Konto', '', 0],
    ['Identitätsverifizierung · Konto', 'Identitätsverifizierung', 0],
    ['Genehmigt · Identitätsverifizierung · Konto', 'Genehmigt', 0],
    ['Identitätsverifizierung · Konto', 'Genehmigt', 1],
    ['Identity verification · Account', '', 1],
    ['Konto', '', 1],
  ])('title: "%s" beside “%s” has %i', (shown, heading, count) => {
    const seen = { title: shown, heading, path: '/user/accounts/auth/personal' };
    const accented = { language: 'de-DE', pseudo: 'accented' } as const;
    expect(problems(title, { scenario: { language: 'de-DE' } }, seen)).toHaveLength(count);
    expect(problems(title, { scenario: accented }, seen)).toEqual([]);
    expect(problems(title, {}, { ...seen, path: '/user/accounts/nowhere' })).toEqual([]);
  });

  it.each(SCREENS.map(({ path }) => path))('title: expects one at %s', (path) => {
    expect(problems(title, {}, { title: '', heading: '', path: `/user/accounts${path}` })).toHaveLength(1);
  });

  it('latin-words and isolation: the contract begins the message of an expired session in English', () => {
    const refused = (code: number): ScenarioInput => ({
      site: 'ARE',
      language: 'ar-SA',
      faults: [{ endpoint: KYC_INFO, kind: 'envelope', ret_code: code }],
    });
    const [scenario, other] = [refused(1007), refused(10016)];
    const texts = ['Timeout, الخدمة مشغولة.'];
    const seen = ['“Timeout” in “Timeout, الخدمة مشغولة.”'];
    expect(problems(latinWordsCheck, { scenario, texts })).toEqual([]);
    expect(problems(latinWordsCheck, { scenario: other, texts })).toHaveLength(1);
    expect(problems(isolation, { scenario }, seen)).toEqual([]);
    expect(problems(isolation, { scenario: other }, seen)).toEqual(seen);
  });

  it('latin-words: text from the scenario may be in any language', () => {
    const scenario = { language: 'ru-RU', kyc: { rejectReason: 'Blurred picture' } } as const;
    expect(problems(latinWordsCheck, { scenario, texts: ['Причина: Blurred picture'] })).toEqual([]);
  });

  it('glyphs: a character that no web font of the element has', () => {
    const families = ['IBM Plex Sans', 'Plex stand-in'];
    expect(problems(glyphs, {}, [{ families, characters: 'Aä\u2066 \u2069' }])).toEqual([]);
    expect(problems(glyphs, {}, [{ families, characters: 'A漢' }])).toEqual([expect.stringContaining('U+6F22')]);
  });

  it.each([
    [0, 0],
    [0.049, 0],
    [0.05, 1],
  ])('layout-shift: %d has %i', (shift, count) => {
    expect(problems(layoutShift, {}, { sum: shift, moved: ['p “Limit”'] })).toHaveLength(count);
  });
});

it('each check has a planted fault and a state without one, here or in `planted.ts`', () => {
  const inPages = new Set(PLANTED.map(([id]) => id));
  const isTried = ({ id }: { readonly id: string }) => inPages.has(id) || (tried.found.has(id) && tried.clean.has(id));
  expect(CHECKS.filter((check) => !isTried(check)).map(({ id }) => id)).toEqual([]);
});
