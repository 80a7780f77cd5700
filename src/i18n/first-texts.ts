import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_TEXT_FILES, type FirstTextFile, firstTextsName, MAIN_NAMESPACE, NAMESPACES } from './locales-path.ts';
import { type Names, namedTexts, namesIn } from './named-texts.ts';
import { flatTexts } from './text-rules.ts';

const SRC = resolve(import.meta.dirname, '..');
const LOCALES = join(SRC, 'public/locales');

/** What every first view may show: that of the first script, of the start that it loads, and of a part of the header. */
const START = ['main.tsx', 'app/start.tsx', 'app/back-link.tsx'];

/**
 * The sources of each first view. With what they import they have all that it shows; what is imported on demand waits for the other texts
 * (`lib/part-needs.ts`), unless it is marked as a part of first views and named here.
 */
const FIRST_VIEWS: Readonly<Record<FirstTextFile, readonly string[]>> = {
  agreement: ['features/agreements/agreements-page.tsx'],
  'compliance-tasks': ['features/compliance-tasks/compliance-tasks-page.tsx'],
  guide: ['features/guide/preparation-page.tsx', 'features/guide/procedure-page.tsx'],
  'investor-status': [
    'features/investor-status/investor-status-page.tsx',
    'features/investor-status/investor-standing.tsx',
  ],
  'investor-test': ['features/investor-tests/investor-test-page.tsx'],
  kyc: ['features/document-verification/kyc-page.tsx'],
  personal: ['features/identity/personal-page.tsx', 'features/identity/more.tsx'],
  'proof-of-address': ['features/proof-of-address/proof-of-address-page.tsx'],
  questionnaire: [
    'features/questionnaires/questionnaire-page.tsx',
    'features/questionnaires/status-view.tsx',
    'features/shared/member/refusal.tsx',
  ],
  reset: ['features/reset/reset-page.tsx'],
  residence: ['features/residence/residence-page.tsx'],
  reverification: ['features/reverification/reverification-page.tsx'],
  update: ['features/update/update-page.tsx'],
  vendor: ['features/non-document/non-document-page.tsx'],
};

/** The files that the build's modules import, not on demand, by the file's path; types are not among them. */
type ImportsOf = (path: string) => readonly string[];

/**
 * Build plugin that writes, for each language, a file with the texts that the first view of a screen may show. It has what the view's source files can
 * name, so it may have more than the view shows, and never less.
 */
export function firstTextsOfScreens(): Plugin {
  return {
    name: 'first-texts',
    apply: 'build',
    generateBundle() {
      const importsOf: ImportsOf = (path) => {
        const info = this.getModuleInfo(path);
        if (!info) throw new Error(`${path} is not in the build.`);
        return info.importedIds;
      };
      // Many views share their sources.
      const namesOf = kept((path: string) => namesIn([{ path, text: readFileSync(path, 'utf8') }]));
      for (const file of FIRST_TEXT_FILES) {
        const roots = [...START, ...FIRST_VIEWS[file]].map((path) => join(SRC, path));
        const isNamed = namedTexts(allNames(filesOf(roots, importsOf).map(namesOf)), () => true);
        for (const language of readdirSync(LOCALES)) {
          const texts = NAMESPACES.map((namespace): [string, unknown] => {
            const all: unknown = JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8'));
            // Any call may fail with any code, and the texts of all codes are small.
            return [namespace, namespace === MAIN_NAMESPACE ? only(all, isNamed(flatTexts(all))) : all];
          });
          const source = JSON.stringify(Object.fromEntries(texts));
          this.emitFile({ type: 'asset', fileName: `locales/${language}/${firstTextsName(file)}.json`, source });
        }
      }
    },
  };
}

/** Calls a function once for each argument. */
function kept<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const value = known.get(path) ?? read(path);
    known.set(path, value);
    return value;
  };
}

function allNames(names: readonly Names[]): Names {
  return {
    words: new Set(names.flatMap(({ words }) => [...words])),
    templates: names.flatMap(({ templates }) => templates),
  };
}

/** These source files and all that they import, directly or not. */
export function filesOf(roots: readonly string[], importsOf: ImportsOf): readonly string[] {
  const files = new Set(roots);
  // A set visits what is added while it is read.
  for (const file of files) {
    for (const path of importsOf(file)) if (path.startsWith(SRC) && /\.tsx?$/.test(path)) files.add(path);
  }
  return [...files];
}

/** The texts of a group whose keys fit. */
export function only(texts: unknown, fits: (key: string) => boolean, group = ''): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  const kept = Object.entries(texts).flatMap(([name, child]): [string, unknown][] => {
    const key = group + name;
    if (typeof child === 'string') return fits(key) ? [[name, child]] : [];
    const found = only(child, fits, `${key}.`);
    return Object.keys(found as object).length > 0 ? [[name, found]] : [];
  });
  return Object.fromEntries(kept);
}
