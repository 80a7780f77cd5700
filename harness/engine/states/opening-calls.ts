import { firstCallsOf } from '../../../src/api/first-calls';
import { ROUTES } from '../../../src/domain/routes';
import { AGREEMENT_LIST, BY_SCENE, DOCUMENTS, DUE_DILIGENCE, TASKS } from './screens';

/** The member's profile, which every screen needs. */
export const PROFILE = 'GET /v2/private/user/profile';
/** The state of the member's verification, which most screens need. */
export const KYC_INFO = 'POST /v3/private/kyc/kyc-info';

/** The documents of a country, which the step after the choice of the country requests. */
export const SUPPORTED_DOCUMENTS = 'POST /v3/private/kyc/supported-document-type';

/** Settings for every member. */
const SITE_CONFIG = 'GET /v3/private/kyc/get-config';
/** Countries that can be chosen. */
const COUNTRIES = 'GET /v2/public/country-list';

/** The site whose rules the member's tasks follow; requested if there are tasks. */
export const TASK_REGION = 'POST /segw/task/v1/task/region';

/** Screens that ask the server whether a new member may start, before they show a form. */
const STARTS = [...DOCUMENTS, '/auth/vendor'];
/** Screens of a signed-in member: all but that of the embedded mode, which builds its member from a token. */
const SIGNED_IN = ROUTES.map(({ path }) => path).filter((path) => path !== '/auth/sdk');

/**
 * The calls that screens make when they open, with the screens of each, beside those that the app itself names (`firstCallsOf`): calls whose
 * fields come from another answer, and calls that only some members' screens make. A sweep counts a fault only if it was injected into a call,
 * so a wrong row here shows as a missing pair.
 */
const OTHER_SCREENS: Readonly<Record<string, readonly string[]>> = {
  [PROFILE]: SIGNED_IN,
  'POST /v3/private/kyc/can-verify': STARTS,
  'GET /v3/private/kyc/can-quick-kyc': DOCUMENTS,
  'POST /v3/private/kyc/traffic-diversion': STARTS,
  [SUPPORTED_DOCUMENTS]: DOCUMENTS,
  'GET /v3/private/kyc/questionnaire-template-detail': [...BY_SCENE, ...DUE_DILIGENCE, ...AGREEMENT_LIST],
  'POST /v3/private/kyc/create-questionnaire': BY_SCENE,
  [TASK_REGION]: TASKS,
};

/** The screens whose calls the app's own list names. */
const FIRST_SCREENS = ROUTES.map(({ path }) => path).filter((path) => firstCallsOf(path).length > 1);
const FIRST_CALLS = FIRST_SCREENS.flatMap((screen) =>
  firstCallsOf(screen).map(({ method, path }) => ({ call: `${method} ${path}`, screen })),
);

/** The calls that screens make when they open, with the screens of each. */
export const OPENING_CALLS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set([...Object.keys(OTHER_SCREENS), ...FIRST_CALLS.map(({ call }) => call)])].map((call) => {
    const named = FIRST_CALLS.filter((one) => one.call === call).map(({ screen }) => screen);
    return [call, [...new Set([...named, ...(OTHER_SCREENS[call] ?? [])])]];
  }),
);

/** Calls of the screens on which a verification starts. Sites whose members verify in the mobile app make none of them. */
export const START_CALLS: readonly string[] = Object.entries(OTHER_SCREENS).flatMap(([call, screens]) =>
  screens === DOCUMENTS || screens === STARTS ? [call] : [],
);

/** Calls whose answers the app keeps: only the first screen of a loaded page makes them. */
export const KEPT_CALLS: readonly string[] = [PROFILE, SITE_CONFIG, COUNTRIES];

/** Whether a screen makes a call when it opens. */
export function opensWith(route: string, call: string): boolean {
  return OPENING_CALLS[call]?.includes(route) ?? false;
}
