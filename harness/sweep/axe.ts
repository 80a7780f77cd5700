import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRAST_RUN, type ContrastResult, SIZES_RUN, STRUCTURE_RUN } from './axe-sources';

/** Properties of a page that decide which rules run on it. */
export interface AxeLook {
  /** Equal for pages that differ only in their words, their colours and the size of the screen. */
  readonly structure: string;
  /** The colours on which the contrast of each text depends, without duplicates. */
  readonly colours: readonly string[];
  /** Whether the rules about sizes and positions can find something. */
  readonly sizeRisk: boolean;
}

/** Which rules of axe ran on a page. For the others: the states on whose equal pages they ran before and found nothing. */
export interface AxeFacts {
  /** All rules except those about contrast, sizes and positions. */
  readonly structure: 'ran' | { readonly sameAs: string };
  readonly contrast: 'ran' | { readonly sameAs: readonly string[] };
  /** Texts whose contrast neither axe nor the picture decides. */
  readonly undecided: readonly string[];
}

/** Result of axe for a page. */
export interface AxeResult {
  readonly violations: readonly string[];
  readonly axe: Omit<AxeFacts, 'undecided'>;
  /** Number of texts whose contrast axe could not decide. */
  readonly unsure: number;
}

/** Folder of the passed checks, below the sweep's folder: one file for each page structure and for each combination of colours. */
export const AXE_FOLDER = '.axe';

/** Evaluates source text in a page, and awaits its value. */
export type Evaluate = <T>(source: string) => Promise<T>;

/**
 * Runs axe on pages, but each rule only if it can find something new: the contrast rule if a text has colours that have not passed yet; the
 * rules about sizes and positions if an element is small, touches another one or scrolls; the others on each new page structure. Only
 * passed checks are skipped on other pages, so each failure was found on the state's own page. Workers share the passed checks as files.
 */
export class AxeRunner {
  /** The passed checks, each with the state on whose page it passed. */
  readonly #passed = new Map<string, string>();

  /** @param folder in which the passed structures and colours of this build are stored */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  async run(evaluate: Evaluate, id: string, { structure, colours, sizeRisk }: AxeLook): Promise<AxeResult> {
    const sameStructure = this.#passedOn(structure);
    const sameColours = colours.map((colour) => this.#passedOn(colour));
    const violations: string[] = [];
    if (sameStructure === undefined) {
      const found = await evaluate<string[]>(STRUCTURE_RUN);
      if (found.length === 0) this.#remember(structure, id);
      violations.push(...found);
    }
    const isContrastKnown = sameColours.every((one) => one !== undefined);
    let unsure = 0;
    if (!isContrastKnown) {
      const { found, passed, unsure: left } = await evaluate<ContrastResult>(CONTRAST_RUN);
      for (const colour of passed) this.#remember(colour, id);
      violations.push(...found);
      unsure = left;
    }
    if (sizeRisk) violations.push(...(await evaluate<string[]>(SIZES_RUN)));
    return {
      violations,
      unsure,
      axe: {
        structure: sameStructure === undefined ? 'ran' : { sameAs: sameStructure },
        contrast: isContrastKnown ? { sameAs: [...new Set(sameColours)] } : 'ran',
      },
    };
  }

  /** The state on whose page a structure or a colour has passed. */
  #passedOn(what: string): string | undefined {
    const path = this.#pathOf(what);
    const known = this.#passed.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    if (known !== undefined) this.#passed.set(path, known);
    return known;
  }

  /**
   * Records the first state on whose page a check passed. The file is written atomically, so that another worker never reads a part of it.
   */
  #remember(what: string, id: string): void {
    if (this.#passedOn(what) !== undefined) return;
    const path = this.#pathOf(what);
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, id);
    renameSync(draft, path);
  }

  #pathOf(what: string): string {
    return join(this.folder, hash('sha256', what));
  }
}
