import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRAST_RUN, type ContrastResult, SIZES_RUN, STRUCTURE_RUN } from './axe-sources';

/** What decides which rules run on a page. */
export interface AxeLook {
  /** Equal for pages that differ in their words, their colours and the size of the screen alone. */
  readonly structure: string;
  /** What the contrast of each text depends on, each once. */
  readonly colours: readonly string[];
  /** Whether the rules about sizes and places can find something. */
  readonly sizeRisk: boolean;
}

/** Which rules of axe ran on a page: the states on whose pages the others ran before, and found nothing. */
export interface AxeFacts {
  /** All rules but those about contrast, sizes and places. */
  readonly structure: 'ran' | { readonly sameAs: string };
  readonly contrast: 'ran' | { readonly sameAs: readonly string[] };
}

/** What axe found on a page. */
export interface AxeResult {
  readonly violations: readonly string[];
  readonly axe: AxeFacts;
}

/** Folder of what axe found, below the sweep's folder: one file for each structure of a page, and for each of the colours. */
export const AXE_FOLDER = '.axe';

/** Evaluates source text in a page, and awaits its value. */
export type Evaluate = <T>(source: string) => Promise<T>;

/**
 * Runs axe on pages, each rule where it can find something new: the rule about contrast where a text has colours that did not pass yet, those
 * about sizes and places where something is small, touches or scrolls, the others on each new structure. Only what passed answers for others, so
 * that each failure was found on the state's own page. Workers share what passed by files.
 */
export class AxeRunner {
  /** What is known to have passed, and on the page of which state. */
  readonly #passed = new Map<string, string>();

  /** @param folder where the structures and colours of this build that passed are written down */
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
    if (!isContrastKnown) {
      const { found, passed } = await evaluate<ContrastResult>(CONTRAST_RUN);
      for (const colour of passed) this.#remember(colour, id);
      violations.push(...found);
    }
    if (sizeRisk) violations.push(...(await evaluate<string[]>(SIZES_RUN)));
    return {
      violations,
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

  /** Notes the first state on whose page something has passed. Writes a file whole or not at all, so that another worker never reads a part of it. */
  #remember(what: string, id: string): void {
    if (this.#passedOn(what) !== undefined) return;
    const path = this.#pathOf(what);
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, id);
    renameSync(draft, path);
  }

  #pathOf(what: string): string {
    return join(this.folder, createHash('sha256').update(what).digest('hex'));
  }
}
