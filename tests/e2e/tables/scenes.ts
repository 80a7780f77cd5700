import type { FaultKind } from '../../../harness/core/faults';
import { SITE_ROWS, SITES, type Site } from '../../../src/domain/sites';
import english from '../../../src/public/locales/en/user-accounts.json' with { type: 'json' };
import indonesian from '../../../src/public/locales/id-ID/user-accounts.json' with { type: 'json' };
import russian from '../../../src/public/locales/ru-RU/user-accounts.json' with { type: 'json' };
import turkish from '../../../src/public/locales/tr-TR/user-accounts.json' with { type: 'json' };
import hongKong from '../../../src/public/locales/zh-HK/user-accounts.json' with { type: 'json' };

type Fields = Readonly<Record<string, string>>;

/** A scenario's text, act and call. */
export interface SceneRow {
  readonly id: string;
  readonly says: string | RegExp;
  /** Or the name of a sequence of steps. */
  readonly act?: readonly [role: 'link' | 'button', name: string] | 'run' | 'number' | 'embedded';
  readonly after?: string | RegExp;
  /** With some body fields or headers. */
  readonly wire?: readonly [endpoint: string, carries: { readonly body?: Fields; readonly headers?: Fields }];
  /** Default: at least once. */
  readonly times?: number;
  /** Expected attributes of `<html>`. */
  readonly page?: Readonly<Record<string, string>>;
  /** Tested by another row. */
  readonly further?: true;
  /** In the messaging shell's frame. */
  readonly framed?: boolean;
}

const CAN_VERIFY = 'POST /v3/private/kyc/can-verify';
const DIVERSION = 'POST /v3/private/kyc/traffic-diversion';
const TOKEN_INFO = 'GET /v1/s1/kyc/integration/token-info';
const ACCESS_TOKEN = 'POST /v1/s1/kyc/integration/access-token';
const IDENTITY = 'POST /v1/kyc/identity';
const PROFILE = 'GET /v2/private/user/profile';
const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const DOCUMENTS = 'POST /v3/private/kyc/supported-document-type';
const POSITION = { body: { level: 'LEVEL_1' } };

/** `npm test` leaves out what other specs meet. */
// biome-ignore format: one row per line is easier to compare
const VERIFICATION: readonly SceneRow[] = [
  { id: 'verify-refused-for-a-while', says: 'Level 1 isn’t available right now', act: ['link', 'Go to verification'], after: 'Your steps', wire: [CAN_VERIFY, POSITION], further: true },
  { id: 'verify-quick', says: 'Example Exchange', act: ['button', 'Verify without a document'], after: 'Tick the box to continue.', wire: ['GET /v3/private/kyc/can-quick-kyc', {}] },
  { id: 'verify-in-the-app', says: 'Continue in the mobile app', wire: [DIVERSION, POSITION], further: true },
  { id: 'verify-country-not-served', says: 'We don’t offer verification for this country: North Korea', wire: ['GET /v3/private/kyc/get-config', {}], further: true },
  { id: 'verify-bvn', says: 'Which country issued your document?', act: ['button', 'Continue'], after: 'Bank verification number', wire: [DOCUMENTS, { body: { country: 'NGA', level: 'LEVEL_1' } }] },
  { id: 'verify-second-try', says: 'Why your last attempt didn’t go through', act: ['link', 'What you need and how it works'], after: 'A valid document', wire: [DIVERSION, POSITION] },
  { id: 'verify-level-2', says: 'Where do you live?', act: ['button', 'Continue'], after: 'my proof of address', wire: [CAN_VERIFY, { body: { level: 'LEVEL_2' } }], further: true },
  { id: 'verify-in-a-mini-program', says: 'Which country issued your document?', framed: true, wire: [CAN_VERIFY, { headers: { platform: 'tg-mini-program' } }], further: true },
  { id: 'guide-1', says: 'A valid document', act: ['link', 'How it works'], after: 'Select your document' },
  { id: 'guide-2', says: 'Select your document', act: ['link', 'Start verification'], after: 'Which country issued your document?', further: true },
  { id: 'verify-default-approve', says: 'Which country issued your document?', act: 'run', after: 'Approved', wire: [ACCESS_TOKEN, POSITION], further: true },
  { id: 'verify-default-reject', says: 'Which country issued your document?', act: 'run', after: 'One photo needs retaking', wire: [ACCESS_TOKEN, POSITION], further: true },
  { id: 'verify-default-pending', says: 'Which country issued your document?', act: 'run', after: 'In review', wire: [ACCESS_TOKEN, POSITION], further: true },
  { id: 'verify-default-cancel', says: 'Which country issued your document?', act: 'run', after: 'You stopped the verification', wire: [ACCESS_TOKEN, POSITION], further: true },
  { id: 'verify-default-error', says: 'Which country issued your document?', act: 'run', after: 'Your verification was interrupted', wire: [ACCESS_TOKEN, POSITION], further: true },
  { id: 'verify-default-expired-token', says: 'Which country issued your document?', act: 'run', after: 'Approved', wire: [ACCESS_TOKEN, POSITION], further: true },
  { id: 'residence', says: 'Where do you live?', act: ['button', 'Continue'], after: 'Street, house number and flat', wire: ['GET /v3/private/kyc/get-config', {}], further: true },
  { id: 'non-document', says: 'Where do you live?', act: 'number', after: 'Approved', wire: [IDENTITY, { body: { documentType: 'BVN', country: 'NGA' } }], further: true },
  { id: 'non-document-rejected', says: 'Where do you live?', act: 'number', after: 'Your details weren’t approved', wire: [IDENTITY, { body: { documentType: 'BVN', country: 'NGA' } }], further: true },
  { id: 'non-document-not-offered', says: 'You need a document to verify in this country', act: ['link', 'Verify with a document'], after: 'Which country issued your document?', wire: [DOCUMENTS, { body: { country: 'DEU' } }], further: true },
];

/** Faults of every call, with the error's title. The retry sends the call again. */
const ALWAYS_BROKEN: Readonly<Partial<Record<FaultKind, string>>> = {
  envelope: 'We couldn’t load this information',
  http: 'Our service is busy',
  network: 'We couldn’t reach our server',
  timeout: 'Our service is busy',
  empty: 'Our service is busy',
  malformed: 'Something went wrong on our side',
  'wrong-shape': 'Something went wrong on our side',
};

const FAULTS: readonly SceneRow[] = [
  ...Object.entries(ALWAYS_BROKEN).map(
    ([kind, title]): SceneRow => ({
      id: `fault-${kind}`,
      says: title,
      act: ['button', 'Try again'],
      after: title,
      wire: [KYC_INFO, {}],
      times: 2,
      // Also in `faults.spec.ts`.
      further: true,
    }),
  ),
  { id: 'fault-slow', says: 'Your steps', wire: [KYC_INFO, {}] },
  // Also in `parts-that-fail.spec.ts`.
  { id: 'fault-offline-after', says: 'Your steps', wire: [KYC_INFO, {}], further: true },
];

/** By site language. */
const HEADINGS: Record<(typeof SITE_ROWS)[Site]['language'], string> = {
  en: english.personal.plan,
  'zh-HK': hongKong.personal.plan,
  'tr-TR': turkish.personal.plan,
  'ru-RU': russian.personal.plan,
  'id-ID': indonesian.personal.plan,
};

const BLACK = { 'data-shell': 'mini-program', 'data-theme': 'black' };

// `modes.spec.ts` tests modes, `sdk.spec.ts` the embedded verification.
const LANGUAGES_AND_MODES: readonly SceneRow[] = [
  ...SITES.map((site): SceneRow => {
    const lang = SITE_ROWS[site].language;
    const wire = [PROFILE, { headers: { 'accept-language': lang } }] as const;
    const row = { id: `site-${site.toLowerCase()}`, says: HEADINGS[lang], wire, page: { lang } };
    // `detect.test.ts` tests languages. One without Latin letters is shown.
    return site === 'HKG' ? row : { ...row, further: true };
  }),
  // `reverification.spec.ts` opens it, too.
  { id: 'right-to-left', says: /[\u0600-\u06ff]/, page: { dir: 'rtl', lang: 'ar-SA' }, further: true },
  {
    id: 'mode-app',
    says: 'Your steps',
    wire: [PROFILE, { headers: { platform: 'h5' } }],
    page: { 'data-shell': 'app', 'data-header': 'none' },
    further: true,
  },
  {
    id: 'mode-sdk',
    says: 'Example Partner',
    act: 'embedded',
    wire: [TOKEN_INFO, { headers: { 'kyc-access-business': 'email' } }],
    page: { 'data-authority': 'token' },
    further: true,
  },
  {
    id: 'token-in-app',
    says: 'Example Partner',
    wire: [TOKEN_INFO, { headers: { platform: 'h5' } }],
    page: { 'data-shell': 'app', 'data-authority': 'token', 'data-header': 'none' },
    further: true,
  },
  {
    id: 'token-in-mini-program',
    says: 'Example Partner',
    framed: true,
    wire: [TOKEN_INFO, { headers: { platform: 'tg-mini-program' } }],
    page: { ...BLACK, 'data-authority': 'token' },
    further: true,
  },
  ...(['ios', 'android'] as const).map(
    (platform): SceneRow => ({
      id: `mode-mini-program-${platform}`,
      says: 'Your steps',
      framed: true,
      wire: [PROFILE, { headers: { platform: 'tg-mini-program' } }],
      page: BLACK,
      further: true,
    }),
  ),
];

export const SCENE_ROWS: readonly SceneRow[] = [...VERIFICATION, ...FAULTS, ...LANGUAGES_AND_MODES];
