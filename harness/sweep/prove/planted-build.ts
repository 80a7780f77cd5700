import { hash as hashOf } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/i18n/languages';
import { MAIN_NAMESPACE } from '../../../src/i18n/locales-path';
import { hashOfFiles, MANIFEST } from '../../server/build';

/** Compressed copies that a build has beside a file. */
const COPIES = ['.br', '.gz'];

/** Nested texts of a language. */
type Texts = { [key: string]: string | Texts };

/** A copy of a build into which faults are planted, one after another. */
export class PlantedBuild {
  /** The files that were changed or removed, as they were. */
  readonly #before = new Map<string, Buffer>();

  /**
   * Copies a build.
   *
   * @param folder where the copy is made; it is removed first
   */
  constructor(
    distDir: string,
    readonly folder: string,
  ) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(distDir, folder, { recursive: true });
  }

  /** A text of a language. @throws when the build has no such text */
  readText(language: Language, key: string): string {
    const text = textAt(this.#texts(language), key.split('.'));
    if (typeof text !== 'string') throw new Error(`The build has no text ${key} in ${language}`);
    return text;
  }

  /** Changes a text of a language; `undefined` takes it away. @throws when the build has no such text */
  text(language: Language, key: string, change: (text: string) => string | undefined): void {
    const text = change(this.readText(language, key));
    const [whole, ...ofFirstViews] = this.#textsPaths(language);
    for (const path of [whole, ...ofFirstViews]) {
      const texts = JSON.parse(this.#read(path)) as Texts;
      // The files of first views have more than one namespace.
      const names = [...(path === whole ? [] : [MAIN_NAMESPACE]), ...key.split('.')];
      const last = names.pop() ?? '';
      const group = textAt(texts, names);
      if (typeof group !== 'object' || !(last in group)) continue;
      // A member that is undefined is left out of JSON.
      Object.assign(group, { [last]: text });
      this.#write(path, JSON.stringify(texts));
    }
  }

  /** Adds rules to the style sheet of all pages. */
  style(rules: string): void {
    this.#append(/<link data-rel="preload"[^>]* as="style"[^>]* href="[^"]*\/(assets\/start-[^"]+\.css)"/, rules);
  }

  /** Adds statements to the first script of the app. */
  script(statements: string): void {
    this.#append(/<script type="module"[^>]* src="[^"]*\/(assets\/[^"]+\.js)"/, `;(() => {${statements}})();`);
  }

  /** Adds statements that run whenever a screen is ready. They have to change nothing the second time, because their changes are seen as well. */
  onReady(statements: string): void {
    this.script(`const plant = () => { if (document.querySelector('html[data-ready]')) {${statements}} };
      new MutationObserver(plant).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] });`);
  }

  /** Makes the manifest that of the changed files; returns the hash of the build. */
  seal(): string {
    const { files } = JSON.parse(this.#read(MANIFEST)) as { files: Record<string, string> };
    for (const path of Object.keys(files)) {
      if (!existsSync(join(this.folder, path))) delete files[path];
      else if (this.#before.has(path)) files[path] = hashOf('sha256', readFileSync(join(this.folder, path)));
    }
    const hash = hashOfFiles(files);
    this.#write(MANIFEST, JSON.stringify({ hash, files }));
    return hash;
  }

  /** Makes the copy equal to the build again. */
  restore(): void {
    for (const [path, bytes] of this.#before) writeFileSync(join(this.folder, path), bytes);
    this.#before.clear();
  }

  #texts(language: Language): Texts {
    return JSON.parse(this.#read(textsPath(language))) as Texts;
  }

  #append(link: RegExp, source: string): void {
    const path = link.exec(this.#read('index.html'))?.[1];
    if (path === undefined) throw new Error(`The page of the build links no file like ${link}`);
    this.#write(path, `${this.#read(path)}\n${source}`);
  }

  #read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  #write(path: string, content: string): void {
    this.#keep(path);
    writeFileSync(join(this.folder, path), content);
    for (const copy of COPIES.map((end) => path + end).filter((one) => existsSync(join(this.folder, one)))) {
      this.#keep(copy);
      rmSync(join(this.folder, copy));
    }
  }

  /** The files with texts of a language: all of them, and those of each first view. */
  #textsPaths(language: Language): readonly [string, ...string[]] {
    const first = `locales/${language}/first`;
    const names = existsSync(join(this.folder, first)) ? readdirSync(join(this.folder, first)) : [];
    const ofFirstViews = names.filter((name) => name.endsWith('.json')).map((name) => `${first}/${name}`);
    return [textsPath(language), ...ofFirstViews];
  }

  #keep(path: string): void {
    if (!this.#before.has(path)) this.#before.set(path, readFileSync(join(this.folder, path)));
  }
}

function textsPath(language: Language): string {
  return `locales/${language}/${MAIN_NAMESPACE}.json`;
}

/** The text or the group of texts that these names lead to; undefined if there is none. */
function textAt(texts: Texts, names: readonly string[]): Texts | string | undefined {
  return names.reduce<Texts | string | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), texts);
}
