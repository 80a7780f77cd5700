import { endpointName } from '../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../src/api/endpoints';
import { firstCallsOf, laterCallsOf, someCallsOf } from '../../../src/screens/opening-calls';
import { EMBEDDED_ROUTE, type RoutePath, SCREENS } from '../../../src/screens/screens';

/** Every screen needs it. */
export const PROFILE = nameOf('profile');
/** Most screens need it. */
export const KYC_INFO = nameOf('kycInfo');
/** Requested after the choice of a country. */
export const SUPPORTED_DOCUMENTS = nameOf('supportedDocumentTypes');
/** Site of the member's tasks; requested if there are tasks. */
export const TASK_REGION = nameOf('taskRegion');

/** The app keeps these answers: only a page's first screen requests them. */
export const KEPT_CALLS: readonly string[] = [PROFILE, nameOf('kycConfig'), nameOf('countryList')];

function nameOf(key: EndpointKey): string {
  return endpointName(endpoints[key]);
}

/** Sites that verify in the mobile app make these calls elsewhere. */
const STRUCK_ELSEWHERE: Readonly<Partial<Record<RoutePath, readonly EndpointKey[]>>> = {
  '/auth/kyc': ['countryList', 'supportedIpCountryCode'],
  '/auth/vendor': ['countryList', 'supportedDocumentTypes'],
};

/** Besides the first calls. */
function callsToStrike(screen: RoutePath): readonly string[] {
  const others = STRUCK_ELSEWHERE[screen] ?? [];
  const all = [...laterCallsOf(screen), ...someCallsOf(screen)];
  return all.filter((key) => !others.includes(key)).map(nameOf);
}

/** Sites that verify in the mobile app make none of them. */
export const START_CALLS = callsToStrike('/auth/kyc');

/** The embedded mode builds its member from a token, without these calls. */
const CALLS_BY_SCREEN = SCREENS.filter(({ path }) => path !== EMBEDDED_ROUTE).map(({ path: screen }) => {
  const first = firstCallsOf(screen).map(({ endpoint }) => nameOf(endpoint));
  return { screen, calls: [...first, ...callsToStrike(screen)] };
});

/** Screens by opening call. A fault only counts if it hit a call. */
export const OPENING_CALLS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(CALLS_BY_SCREEN.flatMap(({ calls }) => calls))].map((call) => [
    call,
    CALLS_BY_SCREEN.filter(({ calls }) => calls.includes(call)).map(({ screen }) => screen),
  ]),
);

export function opensWith(route: string, call: string): boolean {
  return OPENING_CALLS[call]?.includes(route) ?? false;
}
