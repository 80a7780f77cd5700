import { readHostName } from './input/host-name';

export const VARIANTS = ['default', 'hong-kong', 'uae'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface HostPatterns {
  readonly hongKong: readonly string[];
  readonly uae: readonly string[];
}

/** By ending; otherwise the default. */
export function variantOfHost(hostname: string, patterns: HostPatterns): Variant {
  const host = readHostName(hostname);
  const endsWithOneOf = (endings: readonly string[]) => endings.some((ending) => host.endsWith(ending.toLowerCase()));
  if (endsWithOneOf(patterns.hongKong)) return 'hong-kong';
  if (endsWithOneOf(patterns.uae)) return 'uae';
  return 'default';
}
