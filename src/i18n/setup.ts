import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import type { InitialConfig } from '../domain/initial-config';
import type { Variant } from '../domain/variants';
import { setTextsLoader } from '../lib/lazy-texts';
import { loadFile } from '../lib/load-file';
import { setPageLanguage } from './detect';
import { type Language, VARIANT_LANGUAGES } from './languages';
import {
  type FirstTextFile,
  firstTextsName,
  localesPath,
  MAIN_NAMESPACE,
  NAMESPACES,
  textsAddress,
} from './locales-path';

/** Only one screen's first texts have loaded. */
let firstTexts: { readonly language: Language; readonly file: FirstTextFile } | undefined;

/**
 * Else the variant's default language. @param first default: all texts @returns the page's language; undefined if both
 * failed
 */
export async function setUpTexts(
  language: Language,
  variant: Variant,
  config: InitialConfig,
  first?: FirstTextFile,
): Promise<Language | undefined> {
  if (i18next.isInitialized) await loadTexts(language);
  else await initialize(language, variant, config, first);
  if (hasTexts(language)) return language;

  const fallback = VARIANT_LANGUAGES[variant].default;
  if (fallback === language) return undefined;
  await loadTexts(fallback);
  if (!hasTexts(fallback)) return undefined;
  await i18next.changeLanguage(fallback);
  setPageLanguage(fallback);
  return fallback;
}

/** All, or those of the first view. */
export function hasTexts(language: Language): boolean {
  const isInPart = firstTexts?.language === language && i18next.language !== language;
  return i18next.hasResourceBundle(language, MAIN_NAMESPACE) && !isInPart;
}

/** Only `reloadResources` retries files that failed. */
export async function loadTexts(language: Language): Promise<void> {
  if (firstTexts?.language === language) await loadOthers().catch(() => undefined);
  else if (!hasTexts(language)) await i18next.reloadResources([language], NAMESPACES);
}

/** Skipped if the language changed. @throws {Error} on failure; another call retries */
export async function wholeTexts(): Promise<void> {
  if (firstTexts?.language === i18next.language) await loadOthers();
}

let underWay: Promise<void> | undefined;

function loadOthers(): Promise<void> {
  underWay ??= requestOthers().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function requestOthers(): Promise<void> {
  if (firstTexts === undefined) return;
  const { language } = firstTexts;
  const before = i18next.getResourceBundle(language, MAIN_NAMESPACE);
  await i18next.reloadResources([language], [MAIN_NAMESPACE]);
  if (i18next.getResourceBundle(language, MAIN_NAMESPACE) === before) {
    throw new Error(`The texts of ${language} could not be loaded.`);
  }
  firstTexts = undefined;
}

/** @param file undefined: none @throws {Error} on failure */
export async function textsOfView(file: FirstTextFile | undefined): Promise<void> {
  if (firstTexts?.file !== file) await wholeTexts();
}

let arePhrasesMarked = false;

/** Where CSS cannot. Without the code, lines break anywhere. */
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

type Bundles = Readonly<Record<(typeof NAMESPACES)[number], object>>;

/** Undefined on failure. */
async function loadFirst(config: InitialConfig, language: Language, file: FirstTextFile): Promise<Bundles | undefined> {
  try {
    const answer = await fetch(textsAddress(config, language, firstTextsName(file)));
    if (!answer.ok) return undefined;
    const texts: unknown = await answer.json();
    return areBundles(texts) ? texts : undefined;
  } catch {
    return undefined;
  }
}

function areBundles(texts: unknown): texts is Bundles {
  const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  return isGroup(texts) && NAMESPACES.every((namespace) => isGroup(texts[namespace]));
}

async function initialize(
  language: Language,
  variant: Variant,
  config: InitialConfig,
  file: FirstTextFile | undefined,
): Promise<void> {
  const first = file && (await loadFirst(config, language, file));
  if (file && first) {
    firstTexts = { language, file };
    setTextsLoader(wholeTexts);
  }
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
      // Other languages, and all texts on request.
      ...(first && { resources: { [language]: { ...first } }, partialBundledLanguages: true }),
      // Up to 10 parallel reads; 5 retries, doubling from 350 ms.
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: localesPath(config) },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}
