import { endpointName } from '../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../src/api/endpoints';
import { CALLS_OF_SOME, firstCallsOf, LATER_CALLS } from '../../../src/api/first-calls';
import { EMBEDDED_ROUTE, ROUTES, type RoutePath } from '../../../src/domain/routes';

/** The member's profile, which every screen needs. */
export const PROFILE = nameOf('profile');
/** The state of the member's verification, which most screens need. */
export const KYC_INFO = nameOf('kycInfo');
/** The documents of a country, which the step after the choice of the country requests. */
export const SUPPORTED_DOCUMENTS = nameOf('supportedDocumentTypes');
/** The site whose rules the member's tasks follow; requested if there are tasks. */
export const TASK_REGION = nameOf('taskRegion');

/** Calls whose answers the app keeps: only the first screen of a loaded page makes them. */
export const KEPT_CALLS: readonly string[] = [PROFILE, nameOf('kycConfig'), nameOf('countryList')];

function nameOf(key: EndpointKey): string {
  return endpointName(endpoints[key]);
}

/**
 * Later calls into which no faults are injected on these screens: a site whose members verify in the mobile app does not make them there, but
 * makes them on other screens.
 */
const STRUCK_ELSEWHERE: Readonly<Partial<Record<RoutePath, readonly EndpointKey[]>>> = {
  '/auth/kyc': ['countryList', 'supportedIpCountryCode'],
  '/auth/vendor': ['countryList', 'supportedDocumentTypes'],
};

/** Names of the calls into which faults are injected on a screen, besides the first ones. */
function laterCallsOf(screen: RoutePath): readonly string[] {
  const others = STRUCK_ELSEWHERE[screen] ?? [];
  const all = [...LATER_CALLS[screen], ...(CALLS_OF_SOME[screen] ?? [])];
  return all.filter((key) => !others.includes(key)).map(nameOf);
}

/** Calls of the screens on which a verification starts. Sites whose members verify in the mobile app make none of them. */
export const START_CALLS = laterCallsOf('/auth/kyc');

/** The embedded mode builds its member from a token, so its screen makes none of the calls of a signed-in member. */
const CALLS_BY_SCREEN = ROUTES.filter(({ path }) => path !== EMBEDDED_ROUTE).map(({ path: screen }) => {
  const first = firstCallsOf(screen).map(({ method, path }) => `${method} ${path}`);
  return { screen, calls: [...first, ...laterCallsOf(screen)] };
});

/** The calls that screens make when they open, with the screens of each. A sweep counts a fault only if it was injected into a call. */
export const OPENING_CALLS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(CALLS_BY_SCREEN.flatMap(({ calls }) => calls))].map((call) => [
    call,
    CALLS_BY_SCREEN.filter(({ calls }) => calls.includes(call)).map(({ screen }) => screen),
  ]),
);

/** Whether a screen makes a call when it opens. */
export function opensWith(route: string, call: string): boolean {
  return OPENING_CALLS[call]?.includes(route) ?? false;
}
