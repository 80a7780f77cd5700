import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import type { InitialConfig } from '../domain/initial-config';
import type { Variant } from '../domain/variants';
import { loadFile } from '../lib/load-file';
import { setPageLanguage } from './detect';
import { type Language, VARIANT_LANGUAGES } from './languages';
import { localesPath, MAIN_NAMESPACE, NAMESPACES } from './locales-path';

/**
 * Loads the texts and initializes i18next. If the texts of the language fail to load, the variant's default is used; the choice stays
 * stored for the next visit.
 *
 * @returns the language of the page; undefined if the texts of the default failed to load too
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

/** Whether the texts of a language are loaded. */
export function hasTexts(language: Language): boolean {
  return i18next.hasResourceBundle(language, MAIN_NAMESPACE);
}

/** Loads the texts of a language unless they are loaded. Only `reloadResources` retries files that failed before. */
export async function loadTexts(language: Language): Promise<void> {
  if (!hasTexts(language)) await i18next.reloadResources([language], NAMESPACES);
}

/** Whether phrases are marked, or going to be. */
let arePhrasesMarked = false;

/** Lets Japanese lines break between phrases in browsers whose style sheets cannot. If the code for it cannot be had, they break anywhere. */
function keepPhrases(language: string): void {
  if (arePhrasesMarked || !language.startsWith('ja') || CSS.supports('word-break', 'auto-phrase')) return;
  arePhrasesMarked = true;
  loadFile(() => import('./mark-phrases')).then(
    ({ markPhrases }) => markPhrases(),
    () => {
      arePhrasesMarked = false;
    },
  );
}

async function initialize(language: Language, variant: Variant, config: InitialConfig): Promise<void> {
  i18next.on('languageChanged', keepPhrases);
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
      // Up to 10 parallel reads; 5 retries, the first after 350 ms, each further one after twice the previous delay.
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: localesPath(config) },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}
