import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import type { InitialConfig } from '../domain/initial-config';
import type { Variant } from '../domain/sites';
import { setPageLanguage } from './detect';
import { type Language, VARIANT_LANGUAGES } from './languages';

/** The namespace of the product's own texts: without it a page would show keys. */
const MAIN_NAMESPACE = 'user-accounts';
/** The translation files of a language. */
export const NAMESPACES = [MAIN_NAMESPACE, 'inverse-error-code'] as const;

/**
 * Loads the texts and makes `t` ready. A language whose texts cannot be had gives way to the variant's default; its choice stays stored
 * for the next visit.
 *
 * @returns the language that the page is in; undefined where not even the default could be had, and nothing can be said in any language
 */
export async function setUpTexts(
  language: Language,
  variant: Variant,
  config: InitialConfig,
): Promise<Language | undefined> {
  if (i18next.isInitialized) await loadTexts(language);
  else await initialize(language, variant, config);
  if (hasTexts(language)) return language;

  const fallback = VARIANT_LANGUAGES[variant].default;
  if (fallback === language) return undefined;
  await loadTexts(fallback);
  if (!hasTexts(fallback)) return undefined;
  await i18next.changeLanguage(fallback);
  setPageLanguage(fallback);
  return fallback;
}

/** Whether the texts of a language are here. */
export function hasTexts(language: Language): boolean {
  return i18next.hasResourceBundle(language, MAIN_NAMESPACE);
}

/** Loads the texts of a language that is not here yet. The library never asks again for a file that failed unless it is told to. */
export async function loadTexts(language: Language): Promise<void> {
  if (!hasTexts(language)) await i18next.reloadResources([language], NAMESPACES);
}

async function initialize(language: Language, variant: Variant, config: InitialConfig): Promise<void> {
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...VARIANT_LANGUAGES[variant].offered],
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...NAMESPACES],
      defaultNS: MAIN_NAMESPACE,
      // Up to 10 parallel reads; 5 retries, the first after 350 ms, each after twice as long as the one before.
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: localesPath(config) },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

function localesPath(config: InitialConfig): string {
  return config.localesPath[config.environment].replace('{{version}}', encodeURIComponent(config.version));
}
