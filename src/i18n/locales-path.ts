import type { InitialConfig } from '../domain/initial-config';

/** Without it, a page would show keys. */
export const MAIN_NAMESPACE = 'user-accounts';
/** One file each per language. */
export const NAMESPACES = [MAIN_NAMESPACE, 'inverse-error-code'] as const;

type Sources = Pick<InitialConfig, 'localesPath' | 'environment' | 'version'>;

/** With `{{lng}}` and `{{ns}}`; see PRODUCT.md, 'API client'. */
export function localesPath({ localesPath: paths, environment, version }: Sources): string {
  return paths[environment].replace('{{version}}', encodeURIComponent(version));
}

/** See `first-texts.ts`. */
export const FIRST_TEXT_FILES = [
  'agreement',
  'compliance-tasks',
  'guide',
  'investor-status',
  'investor-test',
  'kyc',
  'personal',
  'proof-of-address',
  'questionnaire',
  'reset',
  'residence',
  'reverification',
  'update',
  'vendor',
] as const;

export type FirstTextFile = (typeof FIRST_TEXT_FILES)[number];

export function firstTextsName(file: FirstTextFile): string {
  return `first/${file}`;
}

export function textsAddress(config: Sources, language: string, name: string): string {
  return localesPath(config).replace('{{lng}}', language).replace('{{ns}}', name);
}

/** @param first comes first */
export function textAddresses(config: Sources, language: string, first?: FirstTextFile): readonly string[] {
  const names = first ? [firstTextsName(first)] : NAMESPACES;
  return names.map((name) => textsAddress(config, language, name));
}
