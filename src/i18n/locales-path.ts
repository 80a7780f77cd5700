import type { InitialConfig } from '../domain/initial-config';

/** Namespace of the product's texts. Without it a page would show keys. */
export const MAIN_NAMESPACE = 'user-accounts';
/** Namespaces, one file each per language. */
export const NAMESPACES = [MAIN_NAMESPACE, 'inverse-error-code'] as const;

type Sources = Pick<InitialConfig, 'localesPath' | 'environment' | 'version'>;

/** Address of the texts, with the placeholders `{{lng}}` and `{{ns}}`; see PRODUCT.md, 'API client'. */
export function localesPath({ localesPath: paths, environment, version }: Sources): string {
  return paths[environment].replace('{{version}}', encodeURIComponent(version));
}

/**
 * Names of the files with the texts of first views (`first-texts.ts` writes them): one for each screen's code but that of a token, with all texts that its first view may
 * show, by namespace. It is a quarter to two thirds of all texts; the other files follow it.
 */
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

/** A file with the texts of a first view. */
export type FirstTextFile = (typeof FIRST_TEXT_FILES)[number];

/** The file as a namespace: part of its address. */
export function firstTextsName(file: FirstTextFile): string {
  return `first/${file}`;
}

/** Address of a file of texts. */
export function textsAddress(config: Sources, language: string, name: string): string {
  return localesPath(config).replace('{{lng}}', language).replace('{{ns}}', name);
}

/**
 * Addresses of the texts that a page needs first, as they will be requested.
 *
 * @param first the file with the texts of its first view, if they come first
 */
export function textAddresses(config: Sources, language: string, first?: FirstTextFile): readonly string[] {
  const names = first ? [firstTextsName(first)] : NAMESPACES;
  return names.map((name) => textsAddress(config, language, name));
}
