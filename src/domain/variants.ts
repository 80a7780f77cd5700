/** Variants of the wider app, chosen by host name. */
export const VARIANTS = ['default', 'hong-kong', 'uae'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Host endings of the variants that are not the default one. */
export interface HostPatterns {
  readonly hongKong: readonly string[];
  readonly uae: readonly string[];
}

/** The app variant of a host name: by its ending, else the default one. Case does not matter. */
export function variantOfHost(hostname: string, patterns: HostPatterns): Variant {
  const host = hostname.toLowerCase();
  const endsWithOneOf = (endings: readonly string[]) => endings.some((ending) => host.endsWith(ending.toLowerCase()));
  if (endsWithOneOf(patterns.hongKong)) return 'hong-kong';
  if (endsWithOneOf(patterns.uae)) return 'uae';
  return 'default';
}
