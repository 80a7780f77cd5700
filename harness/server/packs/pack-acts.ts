import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import * as z from 'zod';
import { WALKS } from '../../../fixtures/walks';
import { SCREENS } from '../../../src/screens/screens';
import { offeredLanguage } from '../../core/page-language';
import type { Problem, Scenario } from '../../core/scenario';
import { COMPARED_FOLDER, readPack } from './pack-list';

/** Each act is a command of `npm run harness -- review`, so panel and command line share all code. */

const words = z.string().trim().min(1, 'must not be empty').max(2000);
const packName = z.string().regex(/^[\w-]+$/, 'the name of a pack in the list');

/** What each act takes. */
const ACT = z.discriminatedUnion('act', [
  /** A pack of the running scenario, a named walk, or a named pack. */
  z.strictObject({
    act: z.literal('write'),
    of: z.enum(['view', 'walk', 'named']),
    id: z
      .string()
      .regex(/^[a-z0-9-]*$/)
      .default(''),
  }),
  /** Signs a decision with a key on this machine. */
  z.strictObject({
    act: z.literal('sign'),
    pack: packName,
    decision: z.enum(['prepared', 'approved', 'rejected', 'note']),
    /** Null: the whole pack. */
    page: z.string().nullable().default(null),
    by: words,
    key: words,
    note: z.string().max(2000).default(''),
  }),
  z.strictObject({ act: z.literal('keygen'), key: words }),
  z.strictObject({ act: z.literal('compare'), pack: packName, before: packName }),
  /** With a register also checks the signers. */
  z.strictObject({ act: z.literal('verify'), pack: packName, people: words.optional() }),
]);
type PackAct = z.output<typeof ACT>;

/** Where an act works. */
export interface PackPlace {
  /** Folder of the packs. */
  readonly folder: string;
  readonly distDir: string;
  readonly scenario: Scenario;
  readonly stamp: string;
}

export interface PackOrder {
  readonly act: PackAct['act'];
  /** Empty if the act is about none. */
  readonly pack: string;
  /** Words after `review`. */
  readonly args: readonly string[];
  /** Written to a file first. */
  readonly plan?: object;
  /** Exit codes of finished work: 1 means a failed page, or differing packs. */
  readonly done: readonly number[];
}

type Ordered =
  | { readonly ok: true; readonly order: PackOrder }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Replaced by the path of the order's file. */
export const PLAN_FILE_WORD = '\0plan';

export function packOrder(asked: unknown, place: PackPlace): Ordered {
  const parsed = ACT.safeParse(asked ?? {});
  if (!parsed.success) {
    return refuse(...parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  }
  const ordering = ORDERS[parsed.data.act] as (act: PackAct, place: PackPlace) => Ordered;
  return ordering(parsed.data, place);
}

const refuse = (...problems: readonly Problem[]): Ordered => ({ ok: false, problems });

type Ordering = { readonly [A in PackAct['act']]: (act: Extract<PackAct, { act: A }>, place: PackPlace) => Ordered };

const ORDERS: Ordering = {
  write: ({ of, id }, place) => {
    const { folder, distDir, stamp } = place;
    const pack = `${of === 'view' ? viewId(place.scenario.route) : id}-${stamp}`;
    const ends = [`--out=${join(folder, pack)}`, `--dist=${distDir}`];
    const order = { act: 'write', pack, done: [0, 1] } as const;
    if (of === 'named') return { ok: true, order: { ...order, args: [`--pack=${id}`, ...ends] } };
    const plan = of === 'view' ? planOfView(place) : planOfWalk(id, place);
    if (plan === undefined) return refuse({ path: 'id', message: `There is no walk "${id}"` });
    return { ok: true, order: { ...order, args: ['--pack', PLAN_FILE_WORD, ...ends], plan } };
  },
  sign: ({ pack, decision, page, by, key, note }, { folder }) => {
    const found = readPack(folder, pack);
    if (found === undefined) return refuse(unknown(pack));
    if (page !== null && !found.pages.some(({ id }) => id === page)) {
      return refuse({ path: 'page', message: `The pack has no page "${page}"` });
    }
    if (decision === 'prepared' && page !== null) {
      return refuse({ path: 'page', message: 'A pack is prepared as a whole' });
    }
    if (decision === 'note' && page === null) return refuse({ path: 'page', message: 'A note is about a page' });
    const command = page === null && decision !== 'prepared' ? 'approve' : 'sign';
    return withFiles('key', [key], ([file]) => {
      const args = [
        ...[command, join(folder, pack), `--decision=${decision}`, `--by=${by}`, `--key=${file}`],
        `--note=${note}`,
        ...(page === null ? [] : [`--page=${page}`]),
      ];
      return { act: 'sign', pack, args, done: [0] };
    });
  },
  keygen: ({ key }) =>
    withFiles('key', [key], ([file]) => ({ act: 'keygen', pack: '', args: ['keygen', `--out=${file}`], done: [0] })),
  compare: ({ pack, before }, { folder }) => {
    const found = readPack(folder, pack);
    if (found === undefined) return refuse(unknown(pack));
    if (!found.approvedBefore.some(({ name }) => name === before)) {
      return refuse({ path: 'before', message: `“${before}” is not an earlier approved pack with pages of this one` });
    }
    const args = ['compare', join(folder, before), join(folder, pack)];
    const out = `--out=${join(folder, COMPARED_FOLDER, pack)}`;
    return { ok: true, order: { act: 'compare', pack, args: [...args, out], done: [0, 1] } };
  },
  verify: ({ pack, people }, { folder }) => {
    if (readPack(folder, pack) === undefined) return refuse(unknown(pack));
    return withFiles('people', people === undefined ? [] : [people], (files) => {
      const args = ['verify', join(folder, pack), ...files.map((file) => `--people=${file}`)];
      return { act: 'verify', pack, args, done: [0] };
    });
  },
};

const unknown = (pack: string): Problem => ({
  path: 'pack',
  message: `There is no pack "${pack}": it was moved, deleted or damaged`,
});

/** Requires absolute paths or `~`: others would depend on where the harness was started. */
function withFiles(path: string, named: readonly string[], order: (files: readonly string[]) => PackOrder): Ordered {
  const files = named.map((file) => file.replace(/^~(?=[\\/])/, homedir()));
  const part = files.find((file) => !isAbsolute(file));
  return part === undefined
    ? { ok: true, order: order(files) }
    : refuse({ path, message: `“${part}” is not an absolute path: begin with ~/ for your home folder, or with /` });
}

const NO_NAME = 'Untitled';

/** Independent of the scenario, so that packs of it can be compared. */
const viewId = (route: string) => ['view', ...(route.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-');

/** With steps it is a walk. */
function planOfView({ scenario }: PackPlace): object {
  const { site, device } = scenario;
  const summary = SCREENS.find(({ path }) => path === scenario.route)?.summary ?? scenario.route;
  const name = scenario.name === NO_NAME ? summary : scenario.name;
  const own = [{ id: viewId(scenario.route), scenario: { ...scenario, name } }];
  const parts = [{ sites: [site], languages: [offeredLanguage(scenario)], devices: [device], own }];
  return { title: name, parts };
}

/** In the running scenario's language, at the walk's site if it has one. */
function planOfWalk(id: string, { scenario }: PackPlace): object | undefined {
  const walk = WALKS.find((one) => one.id === id);
  if (walk === undefined) return undefined;
  const site = walk.scenario.site ?? scenario.site;
  const languages = [offeredLanguage({ ...scenario, site })];
  const devices = [walk.scenario.device ?? scenario.device];
  return { title: walk.scenario.name, parts: [{ sites: [site], languages, devices, walks: [id] }] };
}
