import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../kit/errors';
import { inside } from '../../kit/inside';
import { chainProblems, overallDecision } from '../../kit/pack/chain';
import { type Manifest, verifyFiles } from '../../kit/pack/manifest';
import { REPORT_PAGE, readFacts, readPages, readRun, runHash } from '../../kit/pack/pack-files';
import { type Person, stranger } from '../../kit/pack/people';
import { receiptProblems } from '../../kit/pack/receipts';
import { readSignOffs, type SignOff } from '../../kit/pack/sign-off';
import { contentProblems } from './content';
import { reportText } from './report/report-text';

export interface Verified {
  /** Sentences about all problems; empty if the pack is valid. */
  readonly problems: readonly string[];
  readonly manifest?: Manifest;
  /** SHA-256 of the manifest. */
  readonly hash?: string;
  readonly signOffs: readonly SignOff[];
  readonly decision: ReturnType<typeof overallDecision>;
}

export interface VerifyOrder {
  /** Default: keys are checked, but people are not. */
  readonly people?: readonly Person[] | undefined;
  /** Receipts of decisions that the pack must contain. */
  readonly receipts?: readonly string[] | undefined;
  /** Whether the report must equal the one that this harness makes. Default: true. */
  readonly report?: 'check' | 'skip';
}

/**
 * Checks that no file was changed since its manifest was written, that the parts agree, and the chain of decisions;
 * with a register also who signed in which role. Without one, a forger could have made everything.
 */
export function verifyPack(folder: string, order: VerifyOrder = {}): Verified {
  const verified = check(folder, order);
  return { ...verified, problems: verified.problems.map(inOneLine) };
}

/** A name from a pack may contain line breaks or change the text direction. */
function inOneLine(problem: string): string {
  return problem.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, codeOf);
}

const codeOf = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

function check(folder: string, { people, receipts, report = 'check' }: VerifyOrder): Verified {
  const nothing = { signOffs: [], decision: 'open' } as const;
  const files = verifyFiles(folder);
  if (!files.ok) return { ...nothing, problems: files.problems };
  const { manifest, hash } = files;
  const now = new Date().toISOString();
  try {
    const facts = readFacts(folder);
    const { signOffs, problems } = readSignOffs(folder);
    const { contentHash } = manifest;
    const run = runHash(folder);
    const about = {
      ...{ contentHash, run, build: facts.build.hash, pages: facts.pages, failed: failedPages(folder) },
      ...{ shownAt: readRun(folder).endedAt, now },
    };
    return {
      problems: [
        ...contentProblems(folder, facts, now),
        ...danglingLinks(folder),
        ...problems,
        ...chainProblems(signOffs, about),
        ...(report === 'check' ? reportProblems(folder, contentHash) : []),
        ...(people === undefined ? [] : authorProblems(signOffs, people)),
        ...(receipts === undefined ? [] : receiptProblems(receipts, signOffs, { contentHash, run })),
      ],
      manifest,
      hash,
      signOffs,
      decision: overallDecision(signOffs),
    };
  } catch (error) {
    // A file that is not in a pack's format: someone wrote it, and its hash into the manifest.
    const why = error instanceof UsageError ? error.message : 'a file of the pack has not the form that packs have';
    return { ...nothing, problems: [why] };
  }
}

/** Ids of failed pages. */
export function failedPages(folder: string): string[] {
  return readPages(folder).flatMap(({ id, passed }) => (passed ? [] : [id]));
}

function authorProblems(signOffs: readonly SignOff[], people: readonly Person[]): string[] {
  if (signOffs.length === 0) return ['No one has signed the pack, so its authors cannot be checked'];
  return signOffs.flatMap((signOff) => {
    const why = stranger(people, signOff);
    return why === undefined ? [] : [`${signOff.file}: ${why}`];
  });
}

/** The report is not content, so it is made again and compared. */
function reportProblems(folder: string, contentHash: string): string[] {
  const isOwn = readFileSync(join(folder, REPORT_PAGE), 'utf8') === reportText(folder, contentHash);
  return isOwn ? [] : [`${REPORT_PAGE} is not the report that this harness makes of the pack`];
}

/** The report's links that lead nowhere. */
function danglingLinks(folder: string): string[] {
  const report = readFileSync(join(folder, REPORT_PAGE), 'utf8');
  const ids = new Set([...report.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...new Set([...report.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href))]
    .filter((href) => !/^https?:/.test(href))
    .filter((href) => (href.startsWith('#') ? !ids.has(href.slice(1)) : !existsSync(inside(folder, href))))
    .map((href) => `${REPORT_PAGE}: ${href} leads nowhere`);
}
