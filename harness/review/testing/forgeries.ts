import type { KeyObject } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../server/files';
import { envelopeText } from '../envelope';
import { pemOf } from '../keys';
import { MANIFEST_FILE, SEAL_FILE, SIGN_OFF_FOLDER, sha256, TIME_STAMP_FOLDER, writeManifest } from '../manifest';
import { writeSeal } from '../seal';

/** One way to forge a signed pack. The forger can write every file and every hash anew, and has a key, but none that the verifier trusts. */
export interface Forgery {
  readonly name: string;
  readonly apply: (folder: string) => void;
}

/** A key that nobody trusts. */
interface Forger {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const rebuilt =
  (apply: Forgery['apply']): Forgery['apply'] =>
  (folder) => {
    apply(folder);
    writeManifest(folder);
  };

/** Each forgery as it is, and with a manifest that was written anew. */
const bothWays = ({ name, apply }: Forgery): Forgery[] => [
  { name, apply },
  { name: `${name}, with a new manifest`, apply: rebuilt(apply) },
];

/** All forgeries of a signed pack. */
export function forgeriesOf(pack: string, forger: Forger): Forgery[] {
  const files = filesBelow(pack);
  const signOffs = files.filter((path) => path.startsWith(`${SIGN_OFF_FOLDER}/`));
  return [
    ...ofFiles(files.filter((path) => path !== MANIFEST_FILE)).flatMap(bothWays),
    ...ofContent().map(({ name, apply }) => ({ name, apply: rebuilt(apply) })),
    ...ofDecisions(pack, signOffs, forger).map(({ name, apply }) => ({ name, apply: rebuilt(apply) })),
    ...ofTimeStamps(files.filter((path) => path.startsWith(`${TIME_STAMP_FOLDER}/`))).flatMap(bothWays),
    ...ofEveryFile(signOffs, forger),
    ...junk(files),
  ];
}

/**
 * One forgery of each kind: those that differ only in the file of a folder, or in a number, are of the same kind, and take turns from kind to kind.
 */
export function oneOfEachKind(forgeries: readonly Forgery[]): Forgery[] {
  const kinds = new Map<string, Forgery[]>();
  for (const forgery of forgeries) {
    const kind = forgery.name.replace(/([\w-]+)\/[\w.-]+/g, '$1/').replace(/\d+/g, '0');
    kinds.set(kind, [...(kinds.get(kind) ?? []), forgery]);
  }
  return [...kinds.values()].flatMap((same, at) => same[at % same.length] ?? []);
}

function ofFiles(files: readonly string[]): Forgery[] {
  return [
    ...files.flatMap((path): Forgery[] => [
      { name: `${path} changed`, apply: (folder) => appendFileSync(join(folder, path), ' ') },
      { name: `${path} removed`, apply: (folder) => rmSync(join(folder, path)) },
      {
        name: `${path} is a link`,
        apply: (folder) => {
          const elsewhere = join(dirname(folder), `${path.replaceAll('/', '-')}.elsewhere`);
          copyFileSync(join(folder, path), elsewhere);
          rmSync(join(folder, path));
          symlinkSync(elsewhere, join(folder, path));
        },
      },
    ]),
    ...['added.txt', 'texts/added.csv', 'sign-offs/notes.txt', 'states/added.json'].map((path) => ({
      name: `${path} added`,
      apply: (folder: string) => writeFileSync(join(folder, path), '{}'),
    })),
    { name: 'a name that breaks the line', apply: (folder) => writeFileSync(join(folder, 'a\nb.txt'), '') },
    { name: 'a name that turns the text', apply: (folder) => writeFileSync(join(folder, 'texts/a\u202egpj.csv'), '') },
    { name: 'a name of every object', apply: (folder) => writeFileSync(join(folder, '__proto__'), '') },
    { name: 'a link that leads to its own folder', apply: (folder) => symlinkSync('.', join(folder, 'texts/loop')) },
    { name: 'a link that leads nowhere', apply: (folder) => symlinkSync('/nowhere/at/all', join(folder, 'link.txt')) },
  ];
}

/** Changes of what the pack says, each with all hashes written anew. */
function ofContent(): Forgery[] {
  const inJson = (path: string, name: string, change: (value: Json) => void): Forgery => ({
    name: `${path}: ${name}`,
    apply: (folder) => {
      const value = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Json;
      change(value);
      writeFileSync(join(folder, path), `${JSON.stringify(value, null, 1)}\n`);
    },
  });
  const inReport = (name: string, from: string | RegExp, to: string): Forgery => ({
    name: `review.html: ${name}`,
    apply: (folder) => {
      const path = join(folder, 'review.html');
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    },
  });
  return [
    inJson('facts.json', 'another build', ({ build }) => Object.assign(build, { hash: sha256('other') })),
    inJson('facts.json', 'another commit', ({ build }) => Object.assign(build, { commit: 'other' })),
    inJson('facts.json', 'a page less', (facts) => facts.pages.pop()),
    inJson('facts.json', 'pages in another order', (facts) => facts.pages.reverse()),
    inJson('facts.json', 'another purpose', (facts) => Object.assign(facts, { purpose: 'other' })),
    inJson('build-manifest.json', 'another build', (value) => Object.assign(value, { hash: sha256('other') })),
    inJson('build-manifest.json', 'another file', ({ files }) => Object.assign(files, { 'index.html': sha256('') })),
    inJson('run.json', 'another time', (value) => Object.assign(value, { startedAt: '2020-01-01T00:00:00.000Z' })),
    inJson('run.json', 'another served file', ({ served }) => Object.assign(served, { 'index.html': sha256('') })),
    inJson('states/one.json', 'a text less', (value) => Object.assign(value, { texts: [] })),
    inJson('states/one.json', 'passed', (value) => Object.assign(value, { passed: false })),
    inJson('states/one.json', 'another build', (value) => Object.assign(value, { build: sha256('other') })),
    inJson('states/one.json', 'another picture', (value) => Object.assign(value, { picture: 'pictures/two.jpg' })),
    inJson('states/one.json', 'a picture outside', (value) => Object.assign(value, { picture: '../../secret.jpg' })),
    inJson('states/one.json', 'another scenario', ({ scenario }) => Object.assign(scenario, { site: 'NONE' })),
    inJson('states/one.json', 'another agreement', ({ agreements }) =>
      Object.assign(agreements[0] ?? {}, { text: '' }),
    ),
    inReport('a rejection as an approval', /rejected/g, 'approved'),
    inReport('another person', /A\. Preparer/g, 'B. Other'),
    inReport('a link that leads nowhere', '</body>', '<a href="states/none.json">x</a></body>'),
    inReport('a part that is missing', '</body>', '<a href="#none">x</a></body>'),
  ];
}

interface Json {
  readonly build: object;
  readonly pages: string[];
  readonly files: object;
  readonly served: object;
  readonly scenario: object;
  readonly agreements: readonly object[];
}

/** An envelope as the harness writes it. */
const spelled = (envelope: object) => `${JSON.stringify(envelope, null, 1)}\n`;

/** The text of a decision's envelope with another statement; signed by the forger, or with the signature that it had. */
function edited(text: string, change: (predicate: Record<string, unknown>) => object, forger?: Forger): string {
  const envelope = JSON.parse(text) as { payload: string };
  const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as {
    subject: [{ name: string; digest: { sha256: string } }];
    predicateType: string;
    predicate: Record<string, unknown>;
  };
  const predicate = { ...statement.predicate, ...change(statement.predicate) };
  if (forger === undefined) {
    const payload = Buffer.from(JSON.stringify({ ...statement, predicate })).toString('base64');
    return spelled({ ...envelope, payload });
  }
  const [{ name, digest }] = statement.subject;
  const subject = { name, sha256: digest.sha256 };
  return envelopeText({ subject, predicateType: statement.predicateType, predicate }, forger.privateKey);
}

const FIELDS: readonly (readonly [string, unknown])[] = [
  ['decision', 'approved'],
  ['decision', 'rejected'],
  ['page', 'three'],
  ['page', null],
  ['by', 'C. Forger'],
  ['role', 'approver'],
  ['role', 'preparer'],
  ['note', 'Another note'],
  ['at', '2020-01-01T00:00:00.000Z'],
  ['build', sha256('other')],
  ['previous', null],
  ['previousStamp', null],
  ['previousStamp', sha256('other')],
  ['timeStamp', null],
  ['timeStamp', { service: 'https://other.example/', policy: null }],
  ['publicKey', null],
  ['kept', null],
  ['kept', { decision: sha256('other'), envelope: 'other' }],
];

function predicateOf(pack: string, path: string): Readonly<Record<string, unknown>> {
  const { payload } = JSON.parse(readFileSync(join(pack, path), 'utf8')) as { payload: string };
  return JSON.parse(Buffer.from(payload, 'base64').toString()).predicate;
}

function ofDecisions(pack: string, signOffs: readonly string[], forger: Forger): Forgery[] {
  const change = (path: string, to: (text: string) => string) => (folder: string) =>
    writeFileSync(join(folder, path), to(readFileSync(join(folder, path), 'utf8')));
  const publicKey = pemOf(forger.publicKey);
  const fields = signOffs.flatMap((path) =>
    // A value that the decision has already is no forgery.
    FIELDS.filter(([field, value]) => new Map(Object.entries(predicateOf(pack, path))).get(field) !== value).flatMap(
      ([field, value]): Forgery[] => [
        {
          name: `${path}: ${field} is ${value}`,
          apply: change(path, (text) => edited(text, () => ({ [field]: value }))),
        },
        {
          name: `${path}: ${field} is ${value}, signed by the forger`,
          apply: change(path, (text) => edited(text, () => ({ publicKey, [field]: value }), forger)),
        },
      ],
    ),
  );
  const signatures = signOffs.flatMap((path): Forgery[] => [
    {
      name: `${path} without its signature`,
      apply: change(path, (text) => spelled({ ...JSON.parse(text), signatures: [] })),
    },
    {
      name: `${path} with another's signature`,
      apply: (folder) => {
        const other = JSON.parse(readFileSync(join(folder, SEAL_FILE), 'utf8')) as { signatures: unknown };
        change(path, (text) => spelled({ ...JSON.parse(text), signatures: other.signatures }))(folder);
      },
    },
    { name: `${path} re-signed`, apply: change(path, (text) => edited(text, () => ({ publicKey }), forger)) },
  ]);
  return [
    ...fields,
    ...signatures,
    ...ofOrder(signOffs),
    { name: 'no seal', apply: (folder) => rmSync(join(folder, SEAL_FILE)) },
  ];
}

/** Decisions dropped, moved, repeated and cut off; the others get the numbers that fit. */
function ofOrder(signOffs: readonly string[]): Forgery[] {
  const only = (kept: readonly string[]) => (folder: string) => {
    const texts = kept.map((path) => readFileSync(join(folder, path)));
    for (const path of signOffs) rmSync(join(folder, path));
    for (const [at, text] of texts.entries()) {
      writeFileSync(join(folder, SIGN_OFF_FOLDER, `${String(at + 1).padStart(4, '0')}.dsse.json`), text);
    }
  };
  return [
    ...signOffs.map((path) => ({ name: `${path} dropped`, apply: only(signOffs.filter((one) => one !== path)) })),
    ...signOffs.map((_path, at) => ({ name: `cut after ${at} decisions`, apply: only(signOffs.slice(0, at)) })),
    ...signOffs.map((_path, at) => ({
      name: `cut after ${at} decisions, without the seal`,
      apply: (folder: string) => {
        only(signOffs.slice(0, at))(folder);
        rmSync(join(folder, SEAL_FILE));
      },
    })),
    ...signOffs.map((path) => ({ name: `${path} repeated at the end`, apply: only([...signOffs, path]) })),
    ...signOffs.slice(1).map((path, at) => ({
      name: `${path} moved before ${signOffs[at]}`,
      apply: only([...signOffs.slice(0, at), path, signOffs[at] ?? '', ...signOffs.slice(at + 2)]),
    })),
  ];
}

/** Time stamps exchanged, cut and spoilt; the service of the forger is as little trusted as the forger's key. */
function ofTimeStamps(stamps: readonly string[]): Forgery[] {
  const written = (path: string, name: string, content: (bytes: Buffer) => Uint8Array | string): Forgery => ({
    name: `${path} ${name}`,
    apply: (folder) => writeFileSync(join(folder, path), content(readFileSync(join(folder, path)))),
  });
  return [
    ...stamps.flatMap((path, at): Forgery[] => [
      written(path, 'is cut', (bytes) => bytes.subarray(0, -1)),
      // One bit differs, whatever the byte is: a signature may end in any.
      written(path, 'has another last byte', (bytes) =>
        Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]),
      ),
      written(path, 'is text', () => 'stamped'),
      written(path, 'is empty', () => ''),
      {
        name: `${path} is that of another decision`,
        apply: (folder) => copyFileSync(join(folder, stamps[at - 1] ?? stamps.at(-1) ?? path), join(folder, path)),
      },
      {
        name: `${path} has another number`,
        apply: (folder) => renameSync(join(folder, path), join(folder, TIME_STAMP_FOLDER, '0099.tsr')),
      },
    ]),
    {
      name: 'no time stamps',
      apply: (folder: string) => rmSync(join(folder, TIME_STAMP_FOLDER), { recursive: true, force: true }),
    },
  ].filter(() => stamps.length > 0);
}

/** The whole pack written anew: sound in itself, by the forger's key. */
function ofEveryFile(signOffs: readonly string[], forger: Forger): Forgery[] {
  const publicKey = pemOf(forger.publicKey);
  const rewrite = (change: (predicate: Record<string, unknown>) => object) => (folder: string) => {
    let previous: string | null = null;
    for (const path of signOffs) {
      const before: string | null = previous;
      const text = edited(
        readFileSync(join(folder, path), 'utf8'),
        (one) => ({ ...change(one), publicKey, previous: before }),
        forger,
      );
      writeFileSync(join(folder, path), text);
      previous = sha256(text);
    }
    writeSeal(folder, writeManifest(folder).hash, signOffs.length, forger.privateKey);
  };
  return [
    { name: 'everything re-signed', apply: rewrite(() => ({})) },
    {
      name: 'everything approved and re-signed',
      apply: rewrite(({ page }) => (page === null ? {} : { decision: 'approved' })),
    },
    {
      name: 'the seal re-signed',
      apply: (folder) => writeSeal(folder, writeManifest(folder).hash, signOffs.length, forger.privateKey),
    },
    {
      name: 'another pack of the same build',
      apply: (folder) => {
        rmSync(join(folder, SIGN_OFF_FOLDER), { recursive: true });
        rmSync(join(folder, SEAL_FILE));
        writeManifest(folder);
      },
    },
    {
      name: 'a folder as manifest',
      apply: (folder) => {
        rmSync(join(folder, MANIFEST_FILE));
        mkdirSync(join(folder, MANIFEST_FILE));
      },
    },
    {
      name: 'the decisions in another folder',
      apply: (folder) => {
        mkdirSync(join(folder, 'old'));
        for (const name of readdirSync(join(folder, SIGN_OFF_FOLDER))) {
          renameSync(join(folder, SIGN_OFF_FOLDER, name), join(folder, 'old', name));
        }
        writeManifest(folder);
      },
    },
  ];
}

const JUNK = ['', '{', '[]', 'null', '"text"', '{}', '{"files":null,"contentHash":1}', '\u0000\u0001', '[[[[[[[['];

/** Texts that are no JSON, or JSON of another form, in each file that is read as JSON. */
function junk(files: readonly string[]): Forgery[] {
  return files
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) =>
      JUNK.map((text) => ({
        name: `${path} is ${JSON.stringify(text)}`,
        apply: (folder: string) => {
          writeFileSync(join(folder, path), text);
          if (path !== MANIFEST_FILE && existsSync(join(folder, MANIFEST_FILE))) writeManifest(folder);
        },
      })),
    );
}
