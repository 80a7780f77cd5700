/** Verification levels and their numbers. */
export const LEVELS = { LEVEL_DEFAULT: 0, LEVEL_1: 1, LEVEL_2: 2 } as const;
/** Name of a verification level. */
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[];

/** Names of the vendor flows. */
export const FLOW_NAMES = ['Level1_web', 'Level2_web'] as const;
export type FlowName = (typeof FLOW_NAMES)[number];

/** The vendor flow of a level: `Level2_web` for LEVEL_2, else `Level1_web`. */
export function flowNameOf(level: LevelName): FlowName {
  return level === 'LEVEL_2' ? 'Level2_web' : 'Level1_web';
}

/**
 * Returns the vendor flow of a level if it is open to the member, else undefined. A list without any known flow name, such as an empty
 * one, does not restrict the flows.
 *
 * @param flowNames open flows, from kyc-info
 */
export function openFlow(level: LevelName, flowNames: readonly string[]): FlowName | undefined {
  const own = flowNameOf(level);
  const known = FLOW_NAMES.filter((name) => flowNames.includes(name));
  return known.length === 0 || known.includes(own) ? own : undefined;
}
