import type { InitialConfig } from '../domain/initial-config';
import type { RoutePath } from '../domain/routes';

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
 * Screens whose first view has a file of its own with all texts that it may show, because it needs a third of them at most (`first-texts.ts`
 * writes these files). The other files follow it.
 */
export const FIRST_TEXT_SCREENS = [
  '/auth/personal',
  '/auth/step1',
  '/auth/step2',
  '/auth/complianceTasks',
] as const satisfies readonly RoutePath[];

/** A screen whose first view has a file of texts. */
export type FirstTextScreen = (typeof FIRST_TEXT_SCREENS)[number];

/** The screen if its first view has a file of texts; else undefined. */
export function firstTextScreen(screen: RoutePath | undefined): FirstTextScreen | undefined {
  return FIRST_TEXT_SCREENS.find((path) => path === screen);
}

/** The file of texts of a first view, as a namespace: part of its address. */
export function firstTextsName(screen: FirstTextScreen): string {
  return `first/${screen.slice('/auth/'.length)}`;
}

/** Address of a file of texts. */
export function textsAddress(config: Sources, language: string, name: string): string {
  return localesPath(config).replace('{{lng}}', language).replace('{{ns}}', name);
}

/**
 * Addresses of the texts that a page needs first, as they will be requested.
 *
 * @param first the screen, if its first view has a file of its own
 */
export function textAddresses(config: Sources, language: string, first?: FirstTextScreen): readonly string[] {
  return NAMESPACES.map((namespace) =>
    textsAddress(config, language, first && namespace === MAIN_NAMESPACE ? firstTextsName(first) : namespace),
  );
}
