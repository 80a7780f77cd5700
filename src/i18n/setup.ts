import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import type { InitialConfig } from '../domain/initial-config';
import type { Variant } from '../domain/sites';
import { type Language, VARIANT_LANGUAGES } from './languages';

/** The translation files of a language (spec 7). */
export const NAMESPACES = ['user-accounts', 'inverse-error-code'] as const;

/** Loads the texts and makes `t` ready. Resolves too when a file could not be had: the fallback language then speaks. */
export async function setUpTexts(language: Language, variant: Variant, config: InitialConfig): Promise<void> {
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...VARIANT_LANGUAGES[variant].offered],
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...NAMESPACES],
      defaultNS: 'user-accounts',
      // The spec's loader (spec 9): 10 parallel reads, 5 retries, 350 ms, doubling.
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: localesPath(config) },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  const fallback = VARIANT_LANGUAGES[variant].default;
  if (!i18next.hasResourceBundle(language, 'user-accounts') && language !== fallback) {
    await i18next.changeLanguage(fallback);
  }
}

function localesPath(config: InitialConfig): string {
  return config.localesPath[config.environment].replace('{{version}}', encodeURIComponent(config.version));
}
