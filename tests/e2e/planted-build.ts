import { hash as hashOf } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles, MANIFEST } from '../../harness/kit/build';
import type { Language } from '../../src/i18n/languages';
import { MAIN_NAMESPACE } from '../../src/i18n/locales-path';

const COPIES = ['.br', '.gz'];

/** Nested texts of a language. */
type Texts = { [key: string]: string | Texts };

/** A copy of a build with planted faults. */
export class PlantedBuild {
  readonly #changed = new Set<string>();

  /** @param folder removed first */
  constructor(
    distDir: string,
    readonly folder: string,
  ) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(distDir, folder, { recursive: true });
  }

  /** `undefined` removes the text. @throws if the build lacks it */
  text(language: Language, key: string, change: (text: string) => string | undefined): void {
    const before = textAt(this.#texts(language), key.split('.'));
    if (typeof before !== 'string') throw new Error(`The build has no text ${key} in ${language}`);
    const text = change(before);
    const [whole, ...withFirstTexts] = this.#textsPaths(language);
    for (const path of [whole, ...withFirstTexts]) {
      const texts = JSON.parse(this.#read(path)) as Texts;
      // Files of first views have several namespaces.
      const names = [...(path === whole ? [] : [MAIN_NAMESPACE]), ...key.split('.')];
      const last = names.pop() ?? '';
      const group = textAt(texts, names);
      if (typeof group !== 'object' || !(last in group)) continue;
      // JSON omits undefined members.
      Object.assign(group, { [last]: text });
      this.#write(path, JSON.stringify(texts));
    }
  }

  style(rules: string): void {
    this.#append(/<link rel="preload"[^>]* as="style"[^>]* href="[^"]*\/(assets\/start-[^"]+\.css)"/, rules);
  }

  script(statements: string): void {
    this.#append(/<script type="module"[^>]* src="[^"]*\/(assets\/[^"]+\.js)"/, `;(() => {${statements}})();`);
  }

  /** Updates the manifest; returns the build's hash. */
  seal(): string {
    const { files } = JSON.parse(this.#read(MANIFEST)) as { files: Record<string, string> };
    for (const path of Object.keys(files)) {
      if (!existsSync(join(this.folder, path))) delete files[path];
      else if (this.#changed.has(path)) files[path] = hashOf('sha256', readFileSync(join(this.folder, path)));
    }
    const hash = hashOfFiles(files);
    this.#write(MANIFEST, JSON.stringify({ hash, files }));
    return hash;
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
    this.#changed.add(path);
    writeFileSync(join(this.folder, path), content);
    for (const copy of COPIES.map((end) => path + end).filter((one) => existsSync(join(this.folder, one)))) {
      this.#changed.add(copy);
      rmSync(join(this.folder, copy));
    }
  }

  /** With those of first views. */
  #textsPaths(language: Language): readonly [string, ...string[]] {
    const first = `locales/${language}/first`;
    const names = existsSync(join(this.folder, first)) ? readdirSync(join(this.folder, first)) : [];
    const withFirstTexts = names.filter((name) => name.endsWith('.json')).map((name) => `${first}/${name}`);
    return [textsPath(language), ...withFirstTexts];
  }
}

function textsPath(language: Language): string {
  return `locales/${language}/${MAIN_NAMESPACE}.json`;
}

/** Undefined if there is none. */
function textAt(texts: Texts, names: readonly string[]): Texts | string | undefined {
  return names.reduce<Texts | string | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), texts);
}
