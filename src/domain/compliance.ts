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
import { parseTolerantly } from './tolerant-parse';

/**
 * Schema of the site attributes of an account. They come from the page's initial config, the profile and the SDK token info. Every field
 * is optional; an invalid field is dropped without affecting the others (`tolerant-parse.ts`).
 */

/** Unknown entries of a list are dropped. If none is left, the list is dropped too, and the site's row applies. */
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

/** The account's site, and the rules that override its row in `SITE_ROWS`. */
export const complianceAttributes = z.object({
  site: z.exactOptional(z.enum(SITES)),
  rules: z.exactOptional(z.object(ruleFields)),
});
/** The parsed site attributes of an account. */
export type ComplianceAttributes = z.output<typeof complianceAttributes>;

/**
 * The site attributes of the page's initial config, and the paths of its invalid fields, which are left out. Without usable attributes the
 * account has none.
 */
export function configuredCompliance(raw: unknown = {}): {
  readonly attributes: ComplianceAttributes;
  readonly problems: readonly string[];
} {
  const parsed = parseTolerantly(complianceAttributes, raw);
  if (!parsed.success) return { attributes: {}, problems: ['compliance'] };
  return { attributes: parsed.value, problems: parsed.dropped.map((path) => `compliance.${path}`) };
}
