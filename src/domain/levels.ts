export const LEVELS = { LEVEL_DEFAULT: 0, LEVEL_1: 1, LEVEL_2: 2 } as const;
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[];

export const FLOW_NAMES = ['Level1_web', 'Level2_web'] as const;
export type FlowName = (typeof FLOW_NAMES)[number];

/** `Level2_web` for LEVEL_2, else `Level1_web`. */
export function flowNameOf(level: LevelName): FlowName {
  return level === 'LEVEL_2' ? 'Level2_web' : 'Level1_web';
}

/** No known names: no restriction. @param flowNames from kyc-info */
export function isFlowOpen(level: LevelName, flowNames: readonly string[]): boolean {
  return flowNames.includes(flowNameOf(level)) || !FLOW_NAMES.some((name) => flowNames.includes(name));
}
