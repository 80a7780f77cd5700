import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS_PATH } from '../../engine/hosts';
import { overallDecision } from '../../review/chain';
import { MANIFEST_FILE, type Manifest } from '../../review/manifest';
import { type PageRecord, REPORT_PAGE, readFacts, readJson, readPages, readRun } from '../../review/pack-files';
import { titleOf } from '../../review/report/words';
import { readSignOffs, type SignOff } from '../../review/sign-off';

/** What the panel shows of the packs in its folder. */

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

/** Folder of the comparisons, below the folder of the packs. */
export const COMPARED_FOLDER = 'compared';
const COMPARE_PAGE = 'compare.html';

/** The packs in a folder, the newest first, and the folders of those that cannot be read: somebody has changed or damaged them. */
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
    // A file of it was damaged or changed: `review verify` says which.
    return undefined;
  }
}

/** A pack with its pages and decisions; undefined if there is none of this name. */
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
  // The same page is the same screen, scenario or step, in the same language, at the same site, on the same device.
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
    decisions: signOffs.map(({ by, role, decision, page, at, note, keyId, timeStamp }) => ({
      ...{ by, role, decision, page, at, note },
      isSigned: keyId !== undefined,
      /** Service that has confirmed the time of the signature; null: none. */
      stampedBy: timeStamp?.service ?? null,
    })),
    /** Path of the report on the panel's host. */
    report: `${PACKS_PATH}${name}/${REPORT_PAGE}`,
    /** Earlier approved packs that show some of the same pages: first those with most of them, of these the last one. */
    approvedBefore,
    /** Path of the last comparison; null if it was not compared. */
    compared: hasCompared ? `${PACKS_PATH}${COMPARED_FOLDER}/${name}/${COMPARE_PAGE}` : null,
  };
}

function pageOf(page: PageRecord, number: number, decided: SignOff['decision'] | null) {
  const { id, walk, passed, failures } = page;
  const told = failures.map(({ check, message }) => `${check}: ${message}`);
  return { id, number, title: titleOf(page), walk: walk?.name ?? null, passed, failures: told, decided };
}
