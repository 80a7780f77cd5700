import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_TEXT_SCREENS, type FirstTextScreen, firstTextsName, MAIN_NAMESPACE } from './locales-path.ts';
import { namedTexts, namesIn } from './named-texts.ts';
import { flatTexts } from './text-rules.ts';

const SRC = resolve(import.meta.dirname, '..');
const LOCALES = join(SRC, 'public/locales');

/** What every first view may show: that of the first script, of the start that it loads, and of a part of the header. */
const START = ['main.tsx', 'app/start.tsx', 'app/back-link.tsx'];

/**
 * The files of each screen's first view. With what they import they have all that it shows; what is imported on demand waits for the other texts
 * (`lib/part-needs.ts`).
 */
const FIRST_VIEWS: Readonly<Record<FirstTextScreen, readonly string[]>> = {
  '/auth/personal': ['features/identity/personal-page.tsx', 'features/identity/more.tsx'],
  '/auth/step1': ['features/guide/preparation-page.tsx'],
  '/auth/step2': ['features/guide/procedure-page.tsx'],
  '/auth/complianceTasks': ['features/compliance-tasks/compliance-tasks-page.tsx'],
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
      for (const screen of FIRST_TEXT_SCREENS) {
        const files = filesOf(
          [...START, ...FIRST_VIEWS[screen]].map((file) => join(SRC, file)),
          importsOf,
        );
        const names = namesIn(files.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
        for (const language of readdirSync(LOCALES)) {
          const texts: unknown = JSON.parse(readFileSync(join(LOCALES, language, `${MAIN_NAMESPACE}.json`), 'utf8'));
          const isNamed = namedTexts(flatTexts(texts), names, () => true);
          const source = JSON.stringify(only(texts, isNamed));
          this.emitFile({ type: 'asset', fileName: `locales/${language}/${firstTextsName(screen)}.json`, source });
        }
      }
    },
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
