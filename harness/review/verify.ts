import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificate } from 'pkijs';
import { UsageError } from '../cli/exit';
import { hashOfFiles } from '../server/build';
import { inside } from '../sweep/inside';
import { approvalOf, chainProblems, overallDecision } from './chain';
import { keyId } from './keys';
import { type Manifest, sha256, verifyFiles } from './manifest';
import { namesIn, type PackFacts, REPORT_PAGE, readFacts, readJson, readPages, readRun } from './pack-files';
import { sealProblem } from './seal';
import { keptApproval, readSignOffs, type SignOff } from './sign-off';
import { stampProblem } from './time-stamp/check';
import { unchangedPages } from './unchanged';

export interface Verified {
  /** Sentences about all that is wrong; none: the pack holds. */
  readonly problems: readonly string[];
  readonly manifest?: Manifest;
  /** SHA-256 of the manifest. */
  readonly hash?: string;
  readonly signOffs: readonly SignOff[];
  readonly decision: ReturnType<typeof overallDecision>;
}

export interface VerifyOrder {
  /** Public keys of all who may have signed. */
  readonly keys?: readonly KeyObject[] | undefined;
  /** The earlier pack whose approvals this one keeps. Without it, that their pages have not changed is the word of who kept them. */
  readonly old?: string | undefined;
  /** Certificates of the authorities of time stamps. Without them, who has made a time stamp is not checked. */
  readonly roots?: readonly Certificate[] | undefined;
}

/**
 * Checks a pack: that no file was changed since its manifest was written, that its parts are about one build, and the chain of its decisions.
 * With keys also who has signed: each decision has to be signed with one of them, and there has to be one. Without keys, a forger could have
 * written everything anew.
 */
export async function verifyPack(folder: string, order: VerifyOrder = {}): Promise<Verified> {
  const verified = await check(folder, order);
  return { ...verified, problems: verified.problems.map(inOneLine) };
}

/** A name from a pack may break a line, or turn the direction of the text around it. */
function inOneLine(problem: string): string {
  return problem.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, codeOf);
}

const codeOf = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

async function check(folder: string, { keys, old, roots }: VerifyOrder): Promise<Verified> {
  const nothing = { signOffs: [], decision: 'open' } as const;
  const files = verifyFiles(folder);
  if (!files.ok) return { ...nothing, problems: files.problems };
  const { manifest, hash } = files;
  try {
    const facts = readFacts(folder);
    const { signOffs, problems } = readSignOffs(folder);
    const seal = sealProblem(folder, hash, signOffs);
    return {
      problems: [
        ...contentProblems(folder, facts),
        ...danglingLinks(folder),
        ...problems,
        ...chainProblems(signOffs, manifest.contentHash, facts.pages),
        ...(seal === undefined ? [] : [seal]),
        ...(await stampProblems(signOffs, roots)),
        ...(keys === undefined ? [] : authorProblems(signOffs, keys)),
        ...(old === undefined ? [] : await keptProblems(signOffs, old, folder)),
      ],
      manifest,
      hash,
      signOffs,
      decision: overallDecision(signOffs),
    };
  } catch (error) {
    // A file does not have the form that it has in a pack: somebody has written it, and its hash into the manifest.
    const why = error instanceof UsageError ? error.message : 'a file of the pack has not the form that packs have';
    return { ...nothing, problems: [why] };
  }
}

function authorProblems(signOffs: readonly SignOff[], keys: readonly KeyObject[]): string[] {
  if (signOffs.length === 0) return ['Nobody has signed the pack, so its authors cannot be checked'];
  const known = new Set(keys.map(keyId));
  const unknown = (file: string, by: string, id: string) =>
    known.has(id)
      ? []
      : [`${file}: the decision of ${by} is signed with ${id}, which is none of the public keys that were named`];
  return signOffs.flatMap((signOff) => {
    const { file, by, keyId: id } = signOff;
    if (id === undefined) return [`${file}: the decision of ${by} is not signed`];
    const kept = keptApproval(signOff);
    return [...unknown(file, by, id), ...(kept === undefined ? [] : unknown(file, kept.by, kept.keyId))];
  });
}

async function stampProblems(signOffs: readonly SignOff[], roots?: readonly Certificate[]): Promise<string[]> {
  const problems = await Promise.all(
    signOffs.map(async ({ file, signature, stamp, timeStamp, at }) => {
      if (stamp === null || signature === undefined) return undefined;
      const problem = await stampProblem(stamp.bytes, { signature, at, policy: timeStamp?.policy ?? null }, roots);
      return problem && `${stamp.file}, the time stamp of ${file}: ${problem}`;
    }),
  );
  if (roots !== undefined && signOffs.every(({ stamp }) => stamp === null)) {
    return ['No decision has a time stamp, so there is none to check with --tsa-ca'];
  }
  return problems.filter((problem) => problem !== undefined);
}

/** Kept approvals that the old pack does not hold, or whose pages have changed since. */
async function keptProblems(signOffs: readonly SignOff[], old: string, folder: string): Promise<string[]> {
  const before = await verifyPack(old);
  if (before.problems.length > 0) return before.problems.map((problem) => `the old pack: ${problem}`);
  const same = new Set(unchangedPages(old, folder));
  return signOffs.flatMap(({ file, kept, page }) => {
    if (kept === null) return [];
    const approval = page === null ? undefined : approvalOf(page, before.signOffs);
    if (page === null || approval === undefined || (approval.kept?.decision ?? approval.hash) !== kept.decision) {
      return [`${file}: the old pack has no such approval`];
    }
    return same.has(page) ? [] : [`${file}: ${page} has changed since it was approved`];
  });
}

/** Places where the parts of the content contradict each other: all are about one build, and each picture is the one that was taken. */
function contentProblems(folder: string, { build, pages }: PackFacts): string[] {
  const { hash, files } = readJson(folder, 'build-manifest.json') as { hash: string; files: Record<string, string> };
  const problems: string[] = [];
  if (hash !== build.hash || hashOfFiles(files) !== hash) problems.push('build-manifest.json is that of another build');
  for (const [path, sent] of Object.entries(readRun(folder).served)) {
    if (files[path] !== sent) problems.push(`${path} was not served as it was built`);
  }
  const records = readPages(folder);
  if (records.length !== pages.length || new Set(pages).size !== pages.length) problems.push('A page is missing');
  if (namesIn(folder, 'states').length !== pages.length) problems.push('states/ holds other pages than the pack lists');
  for (const { id, build: shown, picture, pictureHash, agreements } of records) {
    if (shown !== build.hash) problems.push(`${id} shows another build`);
    if (picture !== null && !(existsSync(inside(folder, picture)) && hashOf(folder, picture) === pictureHash)) {
      problems.push(`${picture} is not the picture that was taken`);
    }
    for (const { code, text, hash: told } of agreements) {
      if (sha256(text) !== told) problems.push(`${id}: the hash of ${code} is not that of its text`);
    }
  }
  return problems;
}

const hashOf = (folder: string, path: string) => sha256(readFileSync(inside(folder, path)));

/** Links of the report that lead to no file of the pack and to no part of the report. */
function danglingLinks(folder: string): string[] {
  const report = readFileSync(join(folder, REPORT_PAGE), 'utf8');
  const ids = new Set([...report.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...new Set([...report.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href))]
    .filter((href) => !/^https?:/.test(href))
    .filter((href) => (href.startsWith('#') ? !ids.has(href.slice(1)) : !existsSync(inside(folder, href))))
    .map((href) => `${REPORT_PAGE}: ${href} leads nowhere`);
}
