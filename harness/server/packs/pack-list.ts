import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS_PATH } from '../../core/hosts';
import { overallDecision } from '../../kit/pack/chain';
import { MANIFEST_FILE, type Manifest } from '../../kit/pack/manifest';
import { type PageRecord, REPORT_PAGE, readFacts, readJson, readPages, readRun } from '../../kit/pack/pack-files';
import { titleOf } from '../../kit/pack/page-title';
import { readSignOffs, type SignOff } from '../../kit/pack/sign-off';

/** A pack in the list. */
export interface PackEntry {
  /** Name of its folder. */
  readonly name: string;
  readonly title: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly decision: ReturnType<typeof overallDecision>;
}

export type PackDetail = NonNullable<ReturnType<typeof readPack>>;

/** Below the folder of the packs. */
export const COMPARED_FOLDER = 'compared';
const COMPARE_PAGE = 'compare.html';

/** Newest first, and the folders of damaged or changed packs. */
export function listPacks(folder: string): { readonly packs: PackEntry[]; readonly damaged: string[] } {
  const packs: PackEntry[] = [];
  const damaged: string[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!existsSync(join(folder, name, MANIFEST_FILE))) continue;
    const entry = entryOf(folder, name);
    if (entry === undefined) damaged.push(join(folder, name));
    else packs.push(entry);
  }
  return { packs: packs.sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1)), damaged };
}

function entryOf(folder: string, name: string): PackEntry | undefined {
  const pack = join(folder, name);
  try {
    const { title } = readFacts(pack);
    return { name, title, madeAt: readRun(pack).endedAt, decision: overallDecision(readSignOffs(pack).signOffs) };
  } catch {
    // `review verify` names the damaged file.
    return undefined;
  }
}

/** Undefined if there is none. */
export function readPack(folder: string, name: string) {
  const { packs: entries } = listPacks(folder);
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined) return undefined;
  const pack = join(folder, name);
  const { signOffs } = readSignOffs(pack);
  const decided = new Map(
    signOffs.filter(({ decision }) => decision !== 'note').map((one) => [one.page, one.decision]),
  );
  const own = new Set(readFacts(pack).pages);
  // Pages match by screen, scenario or step, language, site and device.
  const approvedBefore = entries
    .filter((one) => one.decision === 'approved' && one.madeAt < entry.madeAt)
    .map((one) => ({ ...one, samePages: readFacts(join(folder, one.name)).pages.filter((id) => own.has(id)).length }))
    .filter(({ samePages }) => samePages > 0)
    .sort((one, other) => other.samePages - one.samePages);
  const hasCompared = existsSync(join(folder, COMPARED_FOLDER, name, COMPARE_PAGE));
  return {
    ...entry,
    folder: pack,
    contentHash: (readJson(pack, MANIFEST_FILE) as Manifest).contentHash,
    pages: readPages(pack).map((page, at) => pageOf(page, at + 1, decided.get(page.id) ?? null)),
    decisions: signOffs.map(({ by, role, decision, page, at, note }) => ({ by, role, decision, page, at, note })),
    /** On the panel's host. */
    report: `${PACKS_PATH}${name}/${REPORT_PAGE}`,
    /** By number of shared pages, then latest first. */
    approvedBefore,
    /** Null without a comparison. */
    compared: hasCompared ? `${PACKS_PATH}${COMPARED_FOLDER}/${name}/${COMPARE_PAGE}` : null,
  };
}

function pageOf(page: PageRecord, number: number, decided: SignOff['decision'] | null) {
  const { id, walk, passed, failures } = page;
  const told = failures.map(({ check, message }) => `${check}: ${message}`);
  return { id, number, title: titleOf(page), walk: walk?.name ?? null, passed, failures: told, decided };
}
