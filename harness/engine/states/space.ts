import { MODES } from '../../../src/domain/modes';
import { ROUTES } from '../../../src/domain/routes';
import { SITE_ROWS, SITES, type Site } from '../../../src/domain/sites';
import {
  EDD_STATUSES,
  PROVIDERS,
  QUESTIONNAIRE_STATUSES,
  STEP_STATUSES,
  TRANSFER_ROLES,
  TRANSFER_VERIFY_STATUSES,
  UPDATE_POI_STATUSES,
} from '../../../src/domain/statuses';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import { FAULT_KINDS } from '../faults';
import { DEVICES, TELEGRAM_PLATFORMS, THEMES, VENDOR_OUTCOMES } from '../scenario';
import type { Constraint, Dimension, Mask } from './covering';

/** Everything that the states of the product differ in, and which values go together. */

/** Value of a dimension that has no effect in a state. */
export const UNUSED = '-';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const PROFILE = 'GET /v2/private/user/profile';

/** Calls that a screen makes when it opens, and the screens; `all`: every screen of a signed-in member. */
export const OPENING_CALLS: Readonly<Record<string, 'all' | readonly string[]>> = {
  [PROFILE]: 'all',
  'GET /user/private/member/info': ['/auth/personal', '/auth/kyc', '/auth/reverification', '/auth/updatePOA'],
  [KYC_INFO]: [
    '/auth/personal',
    '/auth/kyc',
    '/auth/reverification',
    '/auth/updatePOA',
    '/auth/resetkyc',
    '/auth/updatekyc',
  ],
  'GET /v3/private/kyc/get-config': ['/auth/personal', '/auth/kyc', '/auth/updatePOA'],
  'GET /v3/private/kyc/get-aml-result': ['/auth/personal'],
  'GET /v3/private/aml/get-edd-info': ['/auth/personal'],
  'GET /fiat/public/channel/pop-up': ['/auth/personal'],
  'POST /v3/private/vip/kycpopupinfo': ['/auth/personal'],
  'POST /v1/kyc/transfer/status': ['/auth/personal'],
  'GET /v3/private/kyc/get-supported-ip-country-code': ['/auth/personal', '/auth/kyc'],
  'GET /v2/public/country-list': ['/auth/kyc', '/auth/updatePOA'],
  'POST /v3/private/kyc/can-verify': ['/auth/kyc'],
  'POST /v3/private/kyc/traffic-diversion': ['/auth/kyc'],
  'POST /v3/private/kyc/supported-document-type': ['/auth/kyc'],
  'GET /v3/private/kyc/questionnaire-template-detail': ['/auth/updatePOA'],
};

/** A dimension that says what the server knows of the member: which screens show it, and the value that it has elsewhere. */
interface StatusDimension extends Dimension {
  readonly routes: readonly string[];
  readonly usual: string;
}

const LEVEL_SCREENS = ['/auth/personal', '/auth/kyc', '/auth/resetkyc', '/auth/updatekyc'];
const PERSONAL = ['/auth/personal'];

const STATUS_DIMENSIONS: readonly StatusDimension[] = [
  { name: 'level1', values: STEP_STATUSES, routes: LEVEL_SCREENS, usual: 'ALLOW' },
  { name: 'level2', values: STEP_STATUSES, routes: LEVEL_SCREENS, usual: 'NOT_ALLOW' },
  {
    name: 'poi',
    values: UPDATE_POI_STATUSES,
    routes: ['/auth/personal', '/auth/reverification', '/auth/sdk'],
    usual: 'DisplayUpdatePOIStatus_No',
  },
  { name: 'questionnaire', values: QUESTIONNAIRE_STATUSES, routes: PERSONAL, usual: 'QUESTIONNAIRE_STATUS_UNDEFINED' },
  { name: 'edd', values: EDD_STATUSES, routes: PERSONAL, usual: 'EDDStatus_Unknown' },
  { name: 'poa', values: QUESTIONNAIRE_STATUSES, routes: ['/auth/updatePOA'], usual: 'QUESTIONNAIRE_STATUS_UNSUBMIT' },
  { name: 'secondIdentity', values: ['none', ...STEP_STATUSES], routes: PERSONAL, usual: 'none' },
  { name: 'transferRole', values: ['none', ...TRANSFER_ROLES], routes: PERSONAL, usual: 'none' },
  {
    name: 'transfer',
    values: TRANSFER_VERIFY_STATUSES,
    routes: PERSONAL,
    usual: TRANSFER_VERIFY_STATUSES[0],
  },
  { name: 'provider', values: PROVIDERS, routes: ['/auth/kyc'], usual: 'PROVIDER_SUMSUB' },
  { name: 'outcome', values: [UNUSED, ...VENDOR_OUTCOMES], routes: ['/auth/kyc'], usual: UNUSED },
];

/** Every dimension. The order is that of the reports. */
export const DIMENSIONS: readonly Dimension[] = [
  { name: 'site', values: SITES },
  { name: 'language', values: Object.keys(LANGUAGES) },
  { name: 'mode', values: MODES },
  { name: 'platform', values: [UNUSED, ...TELEGRAM_PLATFORMS] },
  { name: 'device', values: DEVICES },
  { name: 'theme', values: THEMES },
  { name: 'route', values: ROUTES.map(({ path }) => path) },
  ...STATUS_DIMENSIONS.map(({ name, values }) => ({ name, values })),
  { name: 'fault', values: ['none', ...FAULT_KINDS] },
  { name: 'faultOn', values: [UNUSED, ...Object.keys(OPENING_CALLS)] },
];

/** A failed call hides what it would have brought: states with a fault show the fault alone. */
export const FAULT_MASK: Mask = { clear: { fault: 'none', faultOn: UNUSED } };

/** Vendors that a member leaves the app for, and comes back from at an address that tells the outcome. */
const REDIRECT_PROVIDERS: readonly string[] = ['PROVIDER_JUMIO', 'PROVIDER_AAI'];
const NARROW: readonly string[] = ['phone', 'small-phone', 'tablet'];
const PLATFORM_DEVICES: Readonly<Record<string, readonly string[]>> = {
  ios: NARROW,
  android: NARROW,
  tdesktop: ['desktop'],
};

/** Which values go together, and why others do not. */
export const CONSTRAINTS: readonly Constraint[] = [
  {
    between: ['site', 'language'],
    allows: (site, language) =>
      VARIANT_LANGUAGES[SITE_ROWS[site as Site].variant].offered.includes(language as Language),
    reason: 'A host offers the languages of its variant; it shows its default instead of any other one.',
  },
  {
    between: ['mode', 'platform'],
    allows: (mode, platform) => (mode === 'mini-program') === (platform !== UNUSED),
    reason: 'Only a mini-program runs on a platform of the messaging app.',
  },
  {
    between: ['platform', 'device'],
    allows: (platform, device) => PLATFORM_DEVICES[platform]?.includes(device) ?? true,
    reason: 'The messaging app for phones runs on phones and tablets, the one for desktops on desktops.',
  },
  {
    between: ['mode', 'device'],
    allows: (mode, device) => mode !== 'app' || NARROW.includes(device),
    reason: 'The mobile app runs on phones and tablets.',
  },
  {
    between: ['mode', 'theme'],
    allows: (mode, theme) => mode !== 'mini-program' || theme === 'dark',
    reason: 'The mini-program is black in every theme.',
  },
  {
    between: ['mode', 'route'],
    allows: (mode, route) => (mode === 'sdk' ? route === '/auth/sdk' : route !== '/auth/sdk' || mode === 'web'),
    reason:
      'The embedded mode has one route; the other modes open that route only by mistake, of which the web shows the result.',
  },
  {
    between: ['level1', 'level2'],
    allows: (level1, level2) => level1 === 'SUCCESS' || level2 === 'NOT_ALLOW',
    reason: 'Level 2 opens with level 1.',
  },
  {
    between: ['transferRole', 'transfer'],
    allows: (role, transfer) => role !== 'none' || transfer === TRANSFER_VERIFY_STATUSES[0],
    reason: 'Without a role there is no identity transfer, so it has no status.',
  },
  {
    between: ['provider', 'outcome'],
    allows: (provider, outcome) => outcome === UNUSED || REDIRECT_PROVIDERS.includes(provider),
    reason:
      'Vendors in a frame tell their outcome to the running page, which no address can open; tests of the journeys show these.',
  },
  {
    between: ['fault', 'faultOn'],
    allows: (fault, call) => (fault === 'none') === (call === UNUSED),
    reason: 'A fault strikes a call.',
  },
  {
    between: ['route', 'faultOn'],
    allows: (route, call) => {
      const screens = OPENING_CALLS[call];
      return screens === undefined || screens === 'all' || screens.includes(route);
    },
    reason: 'A fault shows only on a call that the screen makes when it opens.',
  },
  {
    between: ['mode', 'fault'],
    allows: (mode, fault) => mode !== 'sdk' || fault === 'none',
    reason: 'The embedded mode makes other calls; its faults are named scenarios.',
  },
  ...STATUS_DIMENSIONS.map(
    ({ name, routes, usual }): Constraint => ({
      between: ['route', name],
      allows: (route, value) => value === usual || routes.includes(route),
      reason: `${name} shows on ${routes.join(', ')} alone; elsewhere it is ${usual}.`,
    }),
  ),
];
