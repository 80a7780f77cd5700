import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import * as z from 'zod';
import { WALKS } from '../../../fixtures/walks';
import { ROUTES } from '../../../src/domain/routes';
import { offeredLanguage } from '../../engine/page-language';
import type { Problem, Scenario } from '../../engine/scenario';
import { COMPARED_FOLDER, readPack } from './pack-list';

/**
 * What the panel can do with packs. Each act is a command of `npm run harness -- review`, so that a pack of the panel and one of the command line are
 * made, signed and compared by the same code.
 */

const words = z.string().trim().min(1, 'must not be empty').max(2000);
const packName = z.string().regex(/^[\w-]+$/, 'the name of a pack in the list');

/** What each act takes. */
const ACT = z.discriminatedUnion('act', [
  /** Makes a pack of the running scenario, of a named walk at its site, or a named pack. */
  z.strictObject({
    act: z.literal('write'),
    of: z.enum(['view', 'walk', 'named']),
    /** Id of the walk or of the named pack. */
    id: z
      .string()
      .regex(/^[a-z0-9-]*$/)
      .default(''),
  }),
  /** Adds a decision of a person, signed with the key in a file of this machine. */
  z.strictObject({
    act: z.literal('sign'),
    pack: packName,
    decision: z.enum(['prepared', 'approved', 'rejected', 'note']),
    /** Id of the page; null: the whole pack. */
    page: z.string().nullable().default(null),
    by: words,
    key: words,
    note: z.string().max(2000).default(''),
    /** Address of a service that stamps the signature with its time; empty: none. */
    timestamp: z.string().trim().max(2000).default(''),
  }),
  /** Makes the keys of a person who signs, in a file of this machine and beside it. */
  z.strictObject({ act: z.literal('keygen'), key: words }),
  /** Compares a pack with an earlier approved one that shows some of the same pages. */
  z.strictObject({ act: z.literal('compare'), pack: packName, before: packName }),
  /** Checks that nothing was changed; with files of public keys also who has signed. */
  z.strictObject({ act: z.literal('verify'), pack: packName, keys: z.array(words).default([]) }),
]);
type PackAct = z.output<typeof ACT>;

/** Where an act works. */
export interface PackPlace {
  /** Folder of the packs. */
  readonly folder: string;
  readonly distDir: string;
  /** The running scenario, and a name for a new pack. */
  readonly scenario: Scenario;
  readonly stamp: string;
}

/** A command that an act has become. */
export interface PackOrder {
  readonly act: PackAct['act'];
  /** Name of the pack; empty where the act is about none. */
  readonly pack: string;
  /** Words after `review`. */
  readonly args: readonly string[];
  /** Order of a pack that has no name, which is written to a file before. */
  readonly plan?: object;
  /** Exit codes with which it has done its work: 1 says that a page failed, or that packs differ. */
  readonly done: readonly number[];
}

type Ordered =
  | { readonly ok: true; readonly order: PackOrder }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Option of `review` whose value is the file with the order of a pack; the file's path takes the place of this word. */
export const PLAN_FILE_WORD = '\0plan';

/** Reads what the panel asks for. */
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
  sign: ({ pack, decision, page, by, key, note, timestamp }, { folder }) => {
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
        ...(timestamp === '' ? [] : [`--timestamp=${timestamp}`]),
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
      return refuse({ path: 'before', message: `“${before}” is no earlier approved pack with pages of this one` });
    }
    const args = ['compare', join(folder, before), join(folder, pack)];
    const out = `--out=${join(folder, COMPARED_FOLDER, pack)}`;
    return { ok: true, order: { act: 'compare', pack, args: [...args, out], done: [0, 1] } };
  },
  verify: ({ pack, keys }, { folder }) => {
    if (readPack(folder, pack) === undefined) return refuse(unknown(pack));
    return withFiles('keys', keys, (files) => {
      const args = ['verify', join(folder, pack), ...files.map((file) => `--key=${file}`)];
      return { act: 'verify', pack, args, done: [0] };
    });
  },
};

const unknown = (pack: string): Problem => ({
  path: 'pack',
  message: `There is no pack "${pack}": it was moved, deleted or damaged`,
});

/**
 * An order with files as a tester names them: with their whole path, or from the home folder, `~`. Another path would count from the folder in which
 * the harness was started, which nobody sees.
 */
function withFiles(path: string, named: readonly string[], order: (files: readonly string[]) => PackOrder): Ordered {
  const files = named.map((file) => file.replace(/^~(?=[\\/])/, homedir()));
  const part = files.find((file) => !isAbsolute(file));
  return part === undefined
    ? { ok: true, order: order(files) }
    : refuse({ path, message: `“${part}” is no whole path: begin with ~/ for your home folder, or with /` });
}

/** Name of a scenario to which nobody has given one. */
const NO_NAME = 'Untitled';

/** Id of the view of a screen: the same whatever the scenario says, so that two packs of it can be compared. */
const viewId = (route: string) => ['view', ...(route.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-');

/** The running scenario as a pack; with steps it is a walk. */
function planOfView({ scenario }: PackPlace): object {
  const { site, device } = scenario;
  const summary = ROUTES.find(({ path }) => path === scenario.route)?.summary ?? scenario.route;
  const name = scenario.name === NO_NAME ? summary : scenario.name;
  const own = [{ id: viewId(scenario.route), scenario: { ...scenario, name } }];
  const parts = [{ sites: [site], languages: [offeredLanguage(scenario)], devices: [device], own }];
  return { title: name, parts };
}

/** A named walk as a pack: at its own site, or at that of the running scenario, and in the language of the running scenario. */
function planOfWalk(id: string, { scenario }: PackPlace): object | undefined {
  const walk = WALKS.find((one) => one.id === id);
  if (walk === undefined) return undefined;
  const site = walk.scenario.site ?? scenario.site;
  const languages = [offeredLanguage({ ...scenario, site })];
  const devices = [walk.scenario.device ?? scenario.device];
  return { title: walk.scenario.name, parts: [{ sites: [site], languages, devices, walks: [id] }] };
}
