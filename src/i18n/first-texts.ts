import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_TEXT_FILES, type FirstTextFile, firstTextsName, MAIN_NAMESPACE, NAMESPACES } from './locales-path.ts';
import { type Names, namedTexts, namesIn } from './named-texts.ts';
import { flatTexts } from './text-rules.ts';

const SRC = resolve(import.meta.dirname, '..');
const LOCALES = join(SRC, 'public/locales');

const START = ['main.tsx', 'app/start.tsx', 'app/back-link.tsx'];

/** Sources of each first view. On-demand imports wait for the other texts unless named here (`lib/lazy-texts.ts`). */
const FIRST_VIEWS: Readonly<Record<FirstTextFile, readonly string[]>> = {
  agreement: ['features/agreements/agreements-page.tsx'],
  'compliance-tasks': ['features/compliance-tasks/compliance-tasks-page.tsx'],
  guide: ['features/guide/preparation-page.tsx', 'features/guide/procedure-page.tsx'],
  'investor-status': [
    'features/investor-status/investor-status-page.tsx',
    'features/investor-status/application-result.tsx',
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

/** Static imports by file path, without types. */
type ImportsOf = (path: string) => readonly string[];

/** A file per language with the texts of a first view. */
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
            // Any call may fail with any code, and these texts are small.
            return [namespace, namespace === MAIN_NAMESPACE ? only(all, isNamed(flatTexts(all))) : all];
          });
          const source = JSON.stringify(Object.fromEntries(texts));
          this.emitFile({ type: 'asset', fileName: `locales/${language}/${firstTextsName(file)}.json`, source });
        }
      }
    },
  };
}

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

/** Includes direct and indirect imports. */
export function filesOf(roots: readonly string[], importsOf: ImportsOf): readonly string[] {
  const files = new Set(roots);
  for (const file of files) {
    for (const path of importsOf(file)) if (path.startsWith(SRC) && /\.tsx?$/.test(path)) files.add(path);
  }
  return [...files];
}

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
