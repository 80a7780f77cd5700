import { BASE_PATH } from './initial-config';

/**
 * The path of every screen, relative to the base path. The app's route table is typed by this tuple, so that a screen without a row, or a
 * row without a screen, does not compile. The harness lists the rows in its catalogue.
 */

/** Parent path of all screens; redirects to `DEFAULT_ROUTE`. */
export const INDEX_ROUTE = '/auth';

export const ROUTES = [
  { path: '/auth/personal', summary: 'Personal verification: levels, limits and what to do next' },
  { path: '/auth/kyc', summary: 'Document-based identity verification with a vendor' },
  { path: '/auth/vendor', summary: 'Non-document verification' },
  { path: '/auth/sdk', summary: 'Embedded verification, driven by a token' },
  { path: '/auth/reverification', summary: 'Re-verification: re-submit a proof of identity' },
  { path: '/auth/step1', summary: 'User guide, first step' },
  { path: '/auth/step2', summary: 'User guide, second step' },
  { path: '/auth/question', summary: 'Questionnaire' },
  { path: '/auth/newquestion', summary: 'New questionnaire' },
  { path: '/auth/nsquestion', summary: 'Name-screening questionnaire' },
  { path: '/auth/cnsquestion', summary: 'Further screening questionnaire' },
  { path: '/auth/ocquestion', summary: 'Occupation questionnaire' },
  { path: '/auth/questionnaire', summary: 'General questionnaire' },
  { path: '/auth/piquestion', summary: 'Professional-investor questionnaire' },
  { path: '/auth/personalquestion', summary: 'Personal questionnaire' },
  { path: '/auth/resetkyc', summary: 'Reset verification' },
  { path: '/auth/updatekyc', summary: 'Update verification' },
  { path: '/auth/updatePOA', summary: 'Update proof of address' },
  { path: '/auth/crypto-knowledge-test', summary: 'Investor qualification: knowledge test' },
  { path: '/auth/risk-tolerance-test', summary: 'Investor qualification: risk tolerance test' },
  { path: '/auth/client-agreement', summary: 'Client agreement' },
  { path: '/auth/agreement', summary: 'Agreement' },
  { path: '/auth/professional', summary: 'Professional investor' },
  { path: '/auth/pivQuestionnaire', summary: 'Professional investor: questionnaire' },
  { path: '/auth/qualifiedInvestor', summary: 'Qualified investor' },
  { path: '/auth/eddQuestionnaire', summary: 'Enhanced due diligence' },
  { path: '/auth/rcEddQuestionnaire', summary: 'Risk classification with enhanced due diligence' },
  { path: '/auth/rcQuestionnaire', summary: 'Risk classification' },
  { path: '/auth/rfiQuestion', summary: 'Request for information' },
  { path: '/auth/sourceOfFundsWealth', summary: 'Source of funds and wealth' },
  { path: '/auth/residenceInfo', summary: 'Residence information' },
  { path: '/auth/advancedQuest', summary: 'Advanced questionnaire' },
  { path: '/auth/standardQuest', summary: 'Standard questionnaire' },
  { path: '/auth/complianceTasks', summary: 'List of compliance tasks' },
] as const;

/** The path of a screen. */
export type RoutePath = (typeof ROUTES)[number]['path'];

/** The screen that the index routes redirect to. */
export const DEFAULT_ROUTE = '/auth/personal' satisfies RoutePath;

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
