import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Package path, weights and characters. */
export interface FontRule {
  readonly file: string;
  /** The package file's name, with the rule's `#` suffix. */
  readonly name: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** From `unicode-range`. */
  readonly characters: string;
}

const FONT_RULE = /@font-face\s*\{[^}]*\}/g;
const VARIABLE_FILE = /url\(["']?(@fontsource-variable\/[^"')]+\.woff2)(?:#([a-z]+))?["']?\)/;

/** Other alternates would double the size. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rvrn', 'tnum'];

/** Cached between builds. */
const CUTS = resolve(import.meta.dirname, '../../node_modules/.cache/font-cuts');

const { resolve: pathOf } = createRequire(import.meta.url);

/** Null for other rules. @throws Error without weights or characters */
export function readFontRule(rule: string): FontRule | null {
  const [, file, part] = VARIABLE_FILE.exec(rule) ?? [];
  if (file === undefined) return null;
  const weights = /font-weight:\s*(\d+)\s+(\d+)/.exec(rule);
  const ranges = /unicode-range:([^;}]+)/.exec(rule)?.[1];
  if (!weights || ranges === undefined) throw new Error(`The rule of ${file} declares no weights or no characters.`);
  return {
    file,
    name: [basename(file, '.woff2'), part].filter(Boolean).join('-'),
    weights: { min: Number(weights[1]), max: Number(weights[2]) },
    characters: charactersOf(ranges),
  };
}

function charactersOf(ranges: string): string {
  const parts = [...ranges.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi)];
  return parts
    .flatMap(([, first = '0', last = first]) => {
      // `U+4??` is short for `U+400-4FF`.
      const [from, to] = [first.replaceAll('?', '0'), last.replaceAll('?', 'F')].map((digits) =>
        Number.parseInt(digits, 16),
      );
      if (from === undefined || to === undefined) return [];
      return Array.from({ length: to - from + 1 }, (_value, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/** If missing; returns its path. */
async function cutFile({ file, name, weights, characters }: FontRule): Promise<string> {
  const whole = readFileSync(pathOf(file));
  const hash = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([weights, characters, FEATURES]))
    .digest('hex');
  const path = join(CUTS, `${name}-${hash.slice(0, 16)}.woff2`);
  if (!existsSync(path)) {
    // A constant, because the types lack `keepFeatures`.
    const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights }, keepFeatures: FEATURES };
    const cut = await subsetFont(whole, characters, options);
    mkdirSync(CUTS, { recursive: true });
    writeFileSync(path, cut);
  }
  return path;
}

/** To the declared weights and characters, which halves the transfer. */
export function fontCuts(): Plugin {
  return {
    name: 'font-cuts',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('.css') || !VARIABLE_FILE.test(code)) return null;
      let cut = code;
      for (const [rule] of code.matchAll(FONT_RULE)) {
        const read = readFontRule(rule);
        if (read === null) continue;
        const path = await cutFile(read);
        cut = cut.replace(rule, rule.replace(VARIABLE_FILE, `url("${path.replaceAll('\\', '/')}")`));
      }
      return cut;
    },
  };
}
