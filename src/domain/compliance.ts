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

/** From the initial config, profile or SDK token info. Invalid fields are dropped one by one. */

/** An empty list keeps the site's row. */
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

export const complianceAttributes = z.object({
  site: z.exactOptional(z.enum(SITES)),
  rules: z.exactOptional(z.object(ruleFields)),
});
export type ComplianceAttributes = z.output<typeof complianceAttributes>;

export function configuredCompliance(raw: unknown = {}): {
  readonly attributes: ComplianceAttributes;
  readonly problems: readonly string[];
} {
  const parsed = parseTolerantly(complianceAttributes, raw);
  if (!parsed.success) return { attributes: {}, problems: ['compliance'] };
  return { attributes: parsed.value, problems: parsed.dropped.map((path) => `compliance.${path}`) };
}
