import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import type { InitialConfig } from '../domain/initial-config';
import type { Variant } from '../domain/variants';
import { loadFile } from '../lib/load-file';
import { setPartNeeds } from '../lib/part-needs';
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

/** What the page has while it has not all texts: those of one screen's first view, in one language. */
let firstTexts: { readonly language: Language; readonly file: FirstTextFile } | undefined;

/**
 * Loads the texts and initializes i18next. If the texts of the language fail to load, the variant's default is used; the choice stays
 * stored for the next visit.
 *
 * @param first the file with the texts of the first view, if they are enough until `wholeTexts` has the others. Default: all texts
 * @returns the language of the page; undefined if the texts of the default failed to load too
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

/**
 * Whether the page can be shown in a language: all of its texts are loaded or, in the language in which the page began, those of the first view. After
 * a change to another language that is no longer enough.
 */
export function hasTexts(language: Language): boolean {
  const isInPart = firstTexts?.language === language && i18next.language !== language;
  return i18next.hasResourceBundle(language, MAIN_NAMESPACE) && !isInPart;
}

/** Loads the texts of a language unless all are loaded. Only `reloadResources` retries files that failed before. */
export async function loadTexts(language: Language): Promise<void> {
  if (firstTexts?.language === language) await loadOthers().catch(() => undefined);
  else if (!hasTexts(language)) await i18next.reloadResources([language], NAMESPACES);
}

/**
 * Loads the texts that the first view did not need, unless the page has changed to another language, of which it has all.
 *
 * @throws {Error} if they cannot be loaded; another call asks for them again
 */
export async function wholeTexts(): Promise<void> {
  if (firstTexts?.language === i18next.language) await loadOthers();
}

/** The request for the other texts that is under way. */
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

/**
 * Resolves when all texts of a first view are there.
 *
 * @param file with the texts of the view; undefined: none has them
 * @throws {Error} if they cannot be loaded
 */
export async function textsOfView(file: FirstTextFile | undefined): Promise<void> {
  if (firstTexts?.file !== file) await wholeTexts();
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

/** Texts by namespace. */
type Bundles = Readonly<Record<(typeof NAMESPACES)[number], object>>;

/** The texts of a screen's first view; undefined if they cannot be had, or are no texts: then all are loaded. */
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
    setPartNeeds(wholeTexts);
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
      // With these, nothing is loaded but other languages, and all texts when they are asked for.
      ...(first && { resources: { [language]: { ...first } }, partialBundledLanguages: true }),
      // Up to 10 parallel reads; 5 retries, the first after 350 ms, each further one after twice the previous delay.
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: localesPath(config) },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}
