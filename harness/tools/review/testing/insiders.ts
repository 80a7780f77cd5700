import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envelopeText } from '../../../kit/pack/envelope';
import { pemOf } from '../../../kit/pack/keys';
import { MANIFEST_FILE, SIGN_OFF_FOLDER, sha256, writeManifest } from '../../../kit/pack/manifest';
import { readFacts, runHash } from '../../../kit/pack/pack-files';

/** Ways in which someone with a valid key forges a signed pack, one of each kind. The forger can write every file. */

/** Private keys of the people of `makeSignedPack`. */
export type InsiderKeys = Readonly<Record<'preparer' | 'reviewer' | 'approver' | 'colleague', KeyObject>>;
type Apply = (folder: string, keys: InsiderKeys) => void;
type Words = Readonly<Record<string, unknown>>;

const NAMES = { preparer: 'A. Preparer', reviewer: 'R. Reviewer', approver: 'B. Approver', colleague: 'C. Colleague' };
const text = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const signOffsOf = (folder: string) => readdirSync(join(folder, SIGN_OFF_FOLDER)).sort();

/** Adds an unchecked decision. */
function add(
  folder: string,
  key: KeyObject,
  words: Words,
  { about = 'content', inOrder = (predicate: object): object => predicate } = {},
): string {
  mkdirSync(join(folder, SIGN_OFF_FOLDER), { recursive: true });
  const last = signOffsOf(folder).at(-1);
  const predicate = {
    decision: 'approved',
    page: null,
    by: '',
    role: 'reviewer',
    note: '',
    at: new Date().toISOString(),
    build: readFacts(folder).build.hash,
    run: runHash(folder),
    previous: last === undefined ? null : sha256(text(folder, `${SIGN_OFF_FOLDER}/${last}`)),
    publicKey: pemOf(createPublicKey(key)),
    ...words,
  };
  const subject = { name: about, sha256: writeManifest(folder).manifest.contentHash };
  const predicateType = PREDICATE_TYPE;
  const path = join(folder, SIGN_OFF_FOLDER, `${String(signOffsOf(folder).length + 1).padStart(4, '0')}.dsse.json`);
  writeFileSync(path, envelopeText({ subject, predicateType, predicate: inOrder(predicate) }, key));
  return path;
}
const PREDICATE_TYPE = 'urn:account-verification:review-decision:v3';

const adds =
  (who: keyof InsiderKeys, words: Words = {}, otherwise: Parameters<typeof add>[3] = {}): Apply =>
  (folder, keys) =>
    void add(folder, keys[who], { by: NAMES[who], page: 'three', ...words }, otherwise);

const all =
  (...acts: readonly Apply[]): Apply =>
  (folder, keys) => {
    for (const act of acts) act(folder, keys);
  };

/** Removes all decisions, changes files, and lets the preparer sign. */
const anew = (change: (folder: string) => void, prepared: Words = {}): Apply =>
  all(
    (folder) => {
      rmSync(join(folder, SIGN_OFF_FOLDER), { recursive: true });
      change(folder);
    },
    adds('preparer', { decision: 'prepared', role: 'preparer', page: null, ...prepared }),
  );

const json = (path: string, change: (value: never) => object) => (folder: string) => {
  const value = JSON.parse(text(folder, path)) as never;
  writeFileSync(join(folder, path), `${JSON.stringify({ ...(value as object), ...change(value) }, null, 1)}\n`);
};
const spell = (path: string, from: string | RegExp, to: string) => (folder: string) =>
  writeFileSync(join(folder, path), text(folder, path).replace(from, to));

/** Base64 of 64 bytes has four bits that no decoder reads. */
const withLooseBits: Apply = (folder, { reviewer }) => {
  const path = add(folder, reviewer, { by: NAMES.reviewer, page: 'three' });
  const next = (_all: string, last: string) => `${String.fromCharCode(last.charCodeAt(0) + 1)}=="\n`;
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(.)=="\n/, next));
};

const FAILED = { passed: false, failures: [{ check: 'axe', message: 'It has no name' }] };

/** Afterwards the report and the manifest are written again. */
export const INSIDERS: readonly (readonly [name: string, why: string, Apply])[] = [
  ['who prepared it approves a page', 'has prepared the pack', adds('preparer')],
  [
    'who prepared it ends a rejection',
    'has prepared the pack',
    all(adds('reviewer', { decision: 'rejected' }), adds('preparer')),
  ],
  [
    'another reviewer ends the rejection of a page',
    'only its author',
    all(adds('reviewer', { decision: 'rejected' }), adds('colleague')),
  ],
  [
    'another approver ends the rejection of the pack',
    'only its author',
    all(
      adds('approver', { decision: 'rejected', role: 'approver', page: null }),
      adds('colleague', { role: 'approver', page: null }),
    ),
  ],
  [
    'who decided signs as the preparer',
    'cannot have prepared it',
    adds('reviewer', { decision: 'prepared', role: 'preparer', page: null }),
  ],
  [
    'a page is approved before the pack is prepared',
    'No one has signed as the preparer',
    all((folder) => rmSync(join(folder, SIGN_OFF_FOLDER), { recursive: true }), adds('reviewer')),
  ],
  ['a key signs for two people', 'signs for R. Reviewer', adds('reviewer', { by: NAMES.colleague })],
  ['a person has two keys', 'another key', adds('colleague', { by: NAMES.reviewer })],
  [
    'a key signs in a role that is not its person’s',
    'does not have the role approver',
    adds('reviewer', { role: 'approver', page: null }),
  ],
  ['a name with two spaces', 'is not a signed decision', adds('reviewer', { by: 'R.  Reviewer' })],
  ['a name with a direction mark', 'is not a signed decision', adds('reviewer', { by: 'R. Reviewer\u200f' })],
  ['a name with a letter of another script', 'is not a signed decision', adds('reviewer', { by: 'R. R\u0435viewer' })],
  ['a name whose letters look the same', 'another key', adds('colleague', { by: 'R. Revlewer' })],
  [
    'a time before the pages were shown',
    'before the pages were shown',
    anew(() => {}, { at: '2020-01-01T00:00:00.000Z' }),
  ],
  ['a time in the future', 'in the future', adds('reviewer', { at: '2999-01-01T00:00:00.000Z' })],
  [
    'a time that is spelled otherwise',
    'is not a signed decision',
    adds('reviewer', { at: '2998-01-01T00:00:00.000000Z' }),
  ],
  ['another build', 'another build', adds('reviewer', { build: sha256('other') })],
  ['another name of what is signed', 'is not a signed decision', adds('reviewer', {}, { about: 'another pack' })],
  ['a note that turns the text', 'is not a signed decision', adds('reviewer', { note: 'a\u202eb' })],
  [
    'a note about the whole pack',
    'A note is about a page',
    adds('approver', { decision: 'note', page: null, role: 'approver' }),
  ],
  [
    'a key that is spelled otherwise',
    'its signature does not fit',
    (folder, keys) =>
      void add(folder, keys.reviewer, {
        by: NAMES.reviewer,
        page: 'three',
        publicKey: `${pemOf(createPublicKey(keys.reviewer))}\n`,
      }),
  ],
  [
    'a payload that is spelled otherwise',
    'is not a signed decision',
    adds('reviewer', {}, { inOrder: (predicate) => Object.fromEntries(Object.entries(predicate).reverse()) }),
  ],
  ['a signature that is spelled otherwise', 'is not a signed decision', withLooseBits],
  [
    'a page that is approved and failed a check',
    'failed a check',
    all(anew(json('states/three.json', () => FAILED)), adds('reviewer')),
  ],
  [
    'a pack that is approved with a page that failed a check',
    'failed a check',
    all(anew(json('states/three.json', () => FAILED)), adds('approver', { role: 'approver', page: null })),
  ],
  [
    'a page that passed with failures',
    'three: whether it passed',
    anew(json('states/three.json', () => ({ ...FAILED, passed: true }))),
  ],
  ['a page of another id', 'three.json is about another page', anew(json('states/three.json', () => ({ id: 'two' })))],
  ['a link to another scenario', 'three: its link', anew(json('states/three.json', () => ({ link: 's1.e30' })))],
  [
    'an agreement of another text',
    'is not the text that was shown',
    anew((folder) =>
      writeFileSync(join(folder, 'agreements', readdirSync(join(folder, 'agreements'))[0] ?? ''), 'You agree to all.'),
    ),
  ],
  [
    'more coverage than was shown',
    'coverage',
    anew(
      json('facts.json', ({ coverage }: { coverage: { shown: number }[] }) => ({
        coverage: coverage.map((line) => ({ ...line, shown: 99 })),
      })),
    ),
  ],
  ['rules of another site', 'rules', anew(json('facts.json', () => ({ rules: {} })))],
  [
    'another number of files',
    'number of files',
    anew(json('facts.json', ({ build }: { build: object }) => ({ build: { ...build, files: 3 } }))),
  ],
  [
    'a run that ended before it began',
    'times of the run',
    anew(json('run.json', () => ({ startedAt: '2025-01-01T00:00:00.000Z' }))),
  ],
  [
    'a page that was shown outside the run',
    'times of the run',
    anew(
      json('run.json', ({ pages }: { pages: Record<string, object> }) => ({
        pages: { ...pages, two: { ...pages.two, at: '2023-01-01T00:00:00.000Z' } },
      })),
    ),
  ],
  ['a fact that is said twice', 'facts.json is spelled', anew(spell('facts.json', '{\n', `{\n "title": "Other",\n`))],
  [
    'a file that belongs to nothing',
    'pictures/four.jpg belongs to nothing',
    anew((folder) => writeFileSync(join(folder, 'pictures/four.jpg'), '')),
  ],
  [
    'an empty folder',
    'approved-by-the-board/ belongs to nothing',
    (folder) => mkdirSync(join(folder, 'approved-by-the-board')),
  ],
  [
    'a decision that was cut off',
    'was cut off',
    (folder) => rmSync(join(folder, SIGN_OFF_FOLDER, signOffsOf(folder).at(-1) ?? '')),
  ],
  [
    'a decision that was replaced',
    'was cut off',
    all(
      (folder) => rmSync(join(folder, SIGN_OFF_FOLDER, signOffsOf(folder).at(-1) ?? '')),
      adds('approver', { role: 'approver', page: null, note: 'Later' }),
    ),
  ],
];

/** Adds unknown words to the manifest, which no decision covers. */
export function forgeManifest(folder: string): void {
  writeFileSync(join(folder, MANIFEST_FILE), text(folder, MANIFEST_FILE).replace('{\n', `{\n "approvedBy": "all",\n`));
}
