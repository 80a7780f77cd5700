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

/** Addresses of the texts of a language, as i18next will request them. */
export function textAddresses(config: Sources, language: string): readonly string[] {
  return NAMESPACES.map((namespace) => localesPath(config).replace('{{lng}}', language).replace('{{ns}}', namespace));
}
