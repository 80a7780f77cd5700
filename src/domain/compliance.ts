import * as z from 'zod/mini';
import {
  AGREEMENTS,
  DUE_DILIGENCE,
  IDENTITY_FLOWS,
  INVESTOR_CLASSES,
  INVESTOR_TESTS,
  PROOF_OF_ADDRESS_TIMES,
  REGULATIONS,
  REVERIFICATION_LISTS,
  SITES,
  type SiteRules,
} from './sites';

/**
 * What a server says about an account's regulated site: the page's server in the initial config, the API's in the profile and the
 * token info. Every field may be absent; a wrong one is dropped alone (`tolerant-parse.ts`).
 */

/** An entry of a list that this build does not know is dropped, and a list of which nothing is left leaves the site's own row. */
const listOf = <const T extends readonly [string, ...string[]]>(values: T) => z.exactOptional(z.array(z.enum(values)));

const ruleFields = {
  identityFlow: z.exactOptional(z.enum(IDENTITY_FLOWS)),
  reverificationRequirements: z.exactOptional(z.enum(REVERIFICATION_LISTS)),
  proofOfAddress: z.exactOptional(z.enum(PROOF_OF_ADDRESS_TIMES)),
  investorTests: listOf(INVESTOR_TESTS),
  investorClasses: listOf(INVESTOR_CLASSES),
  agreements: listOf(AGREEMENTS),
  dueDiligence: z.exactOptional(z.enum(DUE_DILIGENCE)),
  regulation: z.exactOptional(z.enum(REGULATIONS)),
} satisfies Record<keyof SiteRules, unknown>;

/** The site, and what differs from the row of that site in `SITE_ROWS`. */
export const complianceAttributes = z.object({
  site: z.exactOptional(z.enum(SITES)),
  rules: z.exactOptional(z.object(ruleFields)),
});
export type ComplianceAttributes = z.output<typeof complianceAttributes>;
