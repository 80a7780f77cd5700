import { ERROR_CODES } from '../../../src/domain/error-codes';
import { SITE_ROWS, SITES, type Site } from '../../../src/domain/sites';
import { TRANSFER_VERIFY_STATUSES, VENDORS } from '../../../src/domain/statuses';
import { VENDOR_ROWS } from '../../../src/domain/vendors';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import { EMBEDDED_ROUTE, SCREENS } from '../../../src/screens/screens';
import { FAULT_KINDS } from '../faults';
import { MODES } from '../modes';
import { DEVICES, TELEGRAM_PLATFORMS, THEMES } from '../scenario';
import { KYC_INFO, OPENING_CALLS, opensWith, PROFILE, START_CALLS, TASK_REGION } from './opening-calls';
import type { Constraint, Dimension, Row } from './row';
import { questionnairesFrom, screensOf } from './screens';
import { STATUS_DIMENSIONS, UNUSED } from './status-dimensions';

/** Each host's default, and a right-to-left language. */
const FAILURE_LANGUAGES: readonly string[] = ['en', 'zh-HK', 'ar-SA'];
/** Shown failing in every language: one breaks the whole screen, the other a part. */
const TRANSLATED_FAILURES: readonly string[] = [UNUSED, PROFILE, KYC_INFO];
/** Unknown to the product, so the server's text shows. */
const UNKNOWN_CODE = '10016';
/** One with several parts, and one that fails as a whole. */
const CODE_SCREENS: readonly string[] = ['/auth/personal', '/auth/kyc'];
/** A template, a scene, the due diligence and the custodian. */
const ONE_OF_EACH_SOURCE: readonly string[] = [
  '/auth/standardQuest',
  '/auth/question',
  ...questionnairesFrom('edd'),
  ...questionnairesFrom('custodian'),
];
const QUESTIONNAIRES: readonly string[] = screensOf('questionnaire');
const CODES = [UNKNOWN_CODE, ...ERROR_CODES.map(({ code }) => String(code))];

/** In the order of the reports. */
export const DIMENSIONS: readonly Dimension[] = [
  { name: 'site', values: SITES },
  { name: 'language', values: Object.keys(LANGUAGES) },
  { name: 'mode', values: MODES },
  { name: 'platform', values: [UNUSED, ...TELEGRAM_PLATFORMS] },
  { name: 'device', values: DEVICES },
  { name: 'theme', values: THEMES },
  { name: 'route', values: SCREENS.map(({ path }) => path) },
  ...STATUS_DIMENSIONS.map(({ name, values }) => ({ name, values })),
  { name: 'fault', values: ['none', ...FAULT_KINDS] },
  { name: 'faultOn', values: [UNUSED, ...Object.keys(OPENING_CALLS)] },
  { name: 'code', values: [UNUSED, ...CODES] },
];

/** A failed call hides content, so these states count only for the fault. */
export const FAULT_MASK: Row = { fault: 'none', faultOn: UNUSED, code: UNUSED };

/** Sites without tasks at the usual statuses: only investor tests are for everyone. */
const WITHOUT_TASKS: readonly string[] = SITES.filter((site) => SITE_ROWS[site].investorTests.length === 0);

/** The member leaves and returns at an address with the outcome. */
const REDIRECT_PROVIDERS: readonly string[] = VENDORS.filter((vendor) => VENDOR_ROWS[vendor].kind === 'redirect');
const NARROW: readonly string[] = ['phone', 'small-phone', 'tablet'];
const PLATFORM_DEVICES: Readonly<Record<string, readonly string[]>> = {
  ios: NARROW,
  android: NARROW,
  tdesktop: ['desktop'],
};

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
    allows: (mode, route) => mode !== 'sdk' || route === EMBEDDED_ROUTE,
    reason:
      'By token one route is shown, in every shell: `sdk` is the browser, and the web opens that route only by mistake.',
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
    allows: (route, call) => call === UNUSED || opensWith(route, call),
    reason: 'A fault shows only on a call that the screen makes when it opens.',
  },
  {
    between: ['mode', 'fault'],
    allows: (mode, fault) => mode !== 'sdk' || fault === 'none',
    reason: 'The embedded mode makes other calls; its faults are named scenarios.',
  },
  {
    between: ['route', 'fault'],
    allows: (route, fault) => fault === 'none' || !QUESTIONNAIRES.includes(route) || ONE_OF_EACH_SOURCE.includes(route),
    reason: `Questionnaires share one screen: failures are shown on one of each kind, ${ONE_OF_EACH_SOURCE.join(', ')}.`,
  },
  {
    between: ['site', 'faultOn'],
    allows: (site, call) => SITE_ROWS[site as Site].identityFlow === 'web' || !START_CALLS.includes(call),
    reason: 'A site that points at the mobile app makes no call for a start on the web.',
  },
  {
    between: ['site', 'faultOn'],
    allows: (site, call) => call !== TASK_REGION || !WITHOUT_TASKS.includes(site),
    reason: `With the usual statuses a member has no task at ${WITHOUT_TASKS.join(' and ')}, so ${TASK_REGION} is not called.`,
  },
  {
    between: ['fault', 'code'],
    allows: (fault, code) => (fault === 'envelope') === (code !== UNUSED),
    reason: 'Only an answer of the server has a code.',
  },
  {
    between: ['faultOn', 'code'],
    allows: (call, code) => call === KYC_INFO || code === UNUSED || code === UNKNOWN_CODE,
    reason: `What a code means does not depend on the call: each is shown on ${KYC_INFO}.`,
  },
  {
    between: ['route', 'code'],
    allows: (route, code) => code === UNUSED || code === UNKNOWN_CODE || CODE_SCREENS.includes(route),
    reason: `A code's text does not depend on the screen: each is shown on ${CODE_SCREENS.join(' and ')}.`,
  },
  {
    between: ['language', 'code'],
    allows: (language, code) => code === UNUSED || FAILURE_LANGUAGES.includes(language),
    reason: `The text of a code is looked up like any other text: each is shown in ${FAILURE_LANGUAGES.join(', ')}.`,
  },
  {
    between: ['language', 'faultOn'],
    allows: (language, call) => TRANSLATED_FAILURES.includes(call) || FAILURE_LANGUAGES.includes(language),
    reason: `Failed calls share their texts: in all languages the failures of ${PROFILE} and ${KYC_INFO} are shown, the others in ${FAILURE_LANGUAGES.join(', ')}.`,
  },
  ...STATUS_DIMENSIONS.flatMap(({ name, routes, usual }): Constraint[] => [
    {
      between: ['route', name],
      allows: (route, value) => value === usual || routes.includes(route),
      reason: `${name} shows on ${routes.join(', ')} alone; elsewhere it is ${usual}.`,
    },
    {
      between: ['fault', name],
      allows: (fault, value) => value === usual || fault === 'none',
      reason: `A failed call hides ${name}, and another value may keep the call from being made: with a fault it is ${usual}.`,
    },
  ]),
];
