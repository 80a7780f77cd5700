import { BASE_PATH } from './initial-config';

/**
 * The path of every screen, relative to the base path. The app's route table is typed by this tuple, so that a screen without a row, or a
 * row without a screen, does not compile. The harness lists the rows in its catalogue.
 */

/** Parent path of all screens; redirects to `DEFAULT_ROUTE`. */
export const INDEX_ROUTE = '/auth';

interface RouteEntry {
  readonly path: string;
  /** One sentence for the catalogue. */
  readonly summary: string;
  /** Whether the screen works in SDK mode: everything that it needs there is a call that an SDK token can authorise. */
  readonly byToken: boolean;
}

// biome-ignore format: one row per line is easier to compare
export const ROUTES = [
  { path: '/auth/personal', summary: 'Personal verification: levels, limits and what to do next', byToken: false },
  { path: '/auth/kyc', summary: 'Document-based identity verification with a vendor', byToken: true },
  { path: '/auth/vendor', summary: 'Non-document verification', byToken: false },
  { path: '/auth/sdk', summary: 'Embedded verification, driven by a token', byToken: true },
  { path: '/auth/reverification', summary: 'Re-verification: re-submit a proof of identity', byToken: false },
  { path: '/auth/step1', summary: 'User guide, first step', byToken: true },
  { path: '/auth/step2', summary: 'User guide, second step', byToken: true },
  { path: '/auth/question', summary: 'Questionnaire', byToken: false },
  { path: '/auth/newquestion', summary: 'New questionnaire', byToken: true },
  { path: '/auth/nsquestion', summary: 'Name-screening questionnaire', byToken: false },
  { path: '/auth/cnsquestion', summary: 'Further screening questionnaire', byToken: false },
  { path: '/auth/ocquestion', summary: 'Occupation questionnaire', byToken: false },
  { path: '/auth/questionnaire', summary: 'General questionnaire', byToken: false },
  { path: '/auth/piquestion', summary: 'Professional-investor questionnaire', byToken: false },
  { path: '/auth/personalquestion', summary: 'Personal questionnaire', byToken: false },
  { path: '/auth/resetkyc', summary: 'Reset verification', byToken: true },
  { path: '/auth/updatekyc', summary: 'Update verification', byToken: false },
  { path: '/auth/updatePOA', summary: 'Update proof of address', byToken: false },
  { path: '/auth/crypto-knowledge-test', summary: 'Investor qualification: knowledge test', byToken: false },
  { path: '/auth/risk-tolerance-test', summary: 'Investor qualification: risk tolerance test', byToken: false },
  { path: '/auth/client-agreement', summary: 'Client agreement', byToken: false },
  { path: '/auth/agreement', summary: 'Agreement', byToken: false },
  { path: '/auth/professional', summary: 'Professional investor', byToken: false },
  { path: '/auth/pivQuestionnaire', summary: 'Professional investor: questionnaire', byToken: false },
  { path: '/auth/qualifiedInvestor', summary: 'Qualified investor', byToken: false },
  { path: '/auth/eddQuestionnaire', summary: 'Enhanced due diligence', byToken: false },
  { path: '/auth/rcEddQuestionnaire', summary: 'Risk classification with enhanced due diligence', byToken: false },
  { path: '/auth/rcQuestionnaire', summary: 'Risk classification', byToken: false },
  { path: '/auth/rfiQuestion', summary: 'Request for information', byToken: false },
  { path: '/auth/sourceOfFundsWealth', summary: 'Source of funds and wealth', byToken: false },
  { path: '/auth/residenceInfo', summary: 'Residence information', byToken: false },
  { path: '/auth/advancedQuest', summary: 'Advanced questionnaire', byToken: false },
  { path: '/auth/standardQuest', summary: 'Standard questionnaire', byToken: false },
  { path: '/auth/complianceTasks', summary: 'List of compliance tasks', byToken: false },
] as const satisfies readonly RouteEntry[];

/** The path of a screen. */
export type RoutePath = (typeof ROUTES)[number]['path'];

/** The screen that the index routes redirect to. */
export const DEFAULT_ROUTE = '/auth/personal' satisfies RoutePath;

/** The screen that they redirect to in SDK mode. */
export const EMBEDDED_ROUTE = '/auth/sdk' satisfies RoutePath;

/**
 * The screen at a path of the router, which compares as the router does: without regard to case, to final slashes, and to characters that are
 * written as `%73`. The index routes are the screen that they redirect to. Undefined for every other path.
 */
export function screenAt(path: string): RoutePath | undefined {
  const wanted = comparable(path);
  if (wanted === '' || wanted === INDEX_ROUTE) return DEFAULT_ROUTE;
  return ROUTES.find((route) => route.path.toLowerCase() === wanted)?.path;
}

/** The screen at the path of a page's address, which begins with the base path. */
export function screenAtAddress(pathname: string): RoutePath | undefined {
  const base = BASE_PATH.slice(0, -1);
  const path = pathname.slice(base.length);
  const isOurs = pathname.slice(0, base.length).toLowerCase() === base && (path === '' || path.startsWith('/'));
  return isOurs ? screenAt(path) : undefined;
}

/** Whether the screen at a path of the router works in SDK mode. False for a path without a screen. */
export function worksByTokenAt(path: string): boolean {
  const screen = screenAt(path);
  return ROUTES.find((route) => route.path === screen)?.byToken ?? false;
}

function comparable(path: string): string {
  return path.split('/').map(decoded).join('/').replace(/\/+$/, '').toLowerCase();
}

/** One part of a path without its percent-encoding; a part with a broken encoding as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F');
  } catch {
    return part;
  }
}

/**
 * The screens in which a vendor runs inside of the page. Their pages alone may load a vendor's files and use the camera, so each is opened
 * as a page of its own, with a policy of its own (`deploy/policies.ts`).
 */
export const VENDOR_SCREENS: readonly RoutePath[] = ['/auth/kyc', '/auth/sdk'];
