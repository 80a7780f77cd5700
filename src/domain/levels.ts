/** Verification levels and the vendor flow that belongs to each (spec 3, "Verification levels"). */
export const LEVELS = { LEVEL_DEFAULT: 0, LEVEL_1: 1, LEVEL_2: 2 } as const;
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[];

/** Names of the vendor's flows (spec 3). */
export const FLOW_NAMES = ['Level1_web', 'Level2_web'] as const;
export type FlowName = (typeof FLOW_NAMES)[number];

/** The vendor flow of a level: LEVEL_2 has its own, everything else takes level 1's. */
export function flowNameOf(level: LevelName): FlowName {
  return level === 'LEVEL_2' ? 'Level2_web' : 'Level1_web';
}

/**
 * The flow to run for a level, given the flows that kyc-info lists as open to the member. Undefined when the list knows the product's flows
 * and this one is not among them. An empty list, or one of names that the product does not know, closes nothing.
 */
export function openFlow(level: LevelName, flowNames: readonly string[]): FlowName | undefined {
  const own = flowNameOf(level);
  const known = FLOW_NAMES.filter((name) => flowNames.includes(name));
  return known.length === 0 || known.includes(own) ? own : undefined;
}
