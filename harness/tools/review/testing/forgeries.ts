import { createPublicKey, type KeyObject } from 'node:crypto';
import { appendFileSync, copyFileSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envelopeText } from '../../../kit/pack/envelope';
import { pemOf } from '../../../kit/pack/keys';
import { MANIFEST_FILE, SIGN_OFF_FOLDER, sha256, writeManifest } from '../../../kit/pack/manifest';

/** Ways to forge a signed pack, one of each kind. The forger can write every file, and has an untrusted key. */

type Apply = (folder: string, forger: KeyObject) => void;

const decision = (number: number) => `${SIGN_OFF_FOLDER}/000${number}.dsse.json`;
const text = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

const changeJson =
  (path: string, key: string, value: unknown): Apply =>
  (folder) => {
    const file = JSON.parse(text(folder, path)) as object;
    writeFileSync(join(folder, path), `${JSON.stringify({ ...file, [key]: value }, null, 1)}\n`);
  };

/** Changes a decision, which keeps its signature or is signed by the forger. */
const changeDecision =
  (number: number, change: Readonly<Record<string, unknown>>, isSigned: boolean): Apply =>
  (folder, forger) => {
    const path = join(folder, decision(number));
    const envelope = JSON.parse(readFileSync(path, 'utf8')) as { payload: string };
    const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as {
      subject: [{ name: string; digest: { sha256: string } }];
      predicateType: string;
      predicate: object;
    };
    const predicate = {
      ...statement.predicate,
      ...change,
      ...(isSigned && { publicKey: pemOf(createPublicKey(forger)) }),
    };
    const payload = Buffer.from(JSON.stringify({ ...statement, predicate })).toString('base64');
    const [{ name, digest }] = statement.subject;
    const { predicateType } = statement;
    const forged = envelopeText({ subject: { name, sha256: digest.sha256 }, predicateType, predicate }, forger);
    writeFileSync(path, isSigned ? forged : `${JSON.stringify({ ...envelope, payload }, null, 1)}\n`);
  };

/** With whether the forger rewrites the manifest. */
export const FORGERIES: readonly (readonly [name: string, manifest: 'old' | 'new', Apply])[] = [
  ['a changed file', 'old', (folder) => appendFileSync(join(folder, 'pictures/one.jpg'), ' ')],
  ['a missing file', 'old', (folder) => rmSync(join(folder, 'pictures/one.jpg'))],
  ['an added file', 'old', (folder) => writeFileSync(join(folder, 'texts/added.csv'), '')],
  ['a name that breaks the line', 'old', (folder) => writeFileSync(join(folder, 'a\nb.txt'), '')],
  ['a name that turns the text', 'old', (folder) => writeFileSync(join(folder, 'texts/a\u202egpj.csv'), '')],
  ['a link', 'new', (folder) => symlinkSync('/nowhere/at/all', join(folder, 'link.txt'))],
  ['a manifest that is not a list', 'old', (folder) => writeFileSync(join(folder, MANIFEST_FILE), '{}')],
  ['a changed text', 'new', (folder) => appendFileSync(join(folder, 'texts/en-user-accounts.csv'), 'x,y\n')],
  ['another picture', 'new', (folder) => writeFileSync(join(folder, 'pictures/one.jpg'), 'other')],
  ['a page of another build', 'new', changeJson('states/one.json', 'build', sha256('other'))],
  ['a picture outside the pack', 'new', changeJson('states/one.json', 'picture', '../../secret.jpg')],
  ['a page less', 'new', changeJson('facts.json', 'pages', ['one', 'two'])],
  ['another build', 'new', changeJson('build-manifest.json', 'hash', sha256('other'))],
  ['another time of the run', 'new', changeJson('run.json', 'startedAt', '2020-01-01T00:00:00.000Z')],
  ['a file that was served otherwise', 'new', changeJson('run.json', 'served', { 'index.html': sha256('') })],
  [
    'a report that says otherwise',
    'new',
    (folder) =>
      writeFileSync(join(folder, 'review.html'), text(folder, 'review.html').replace(/rejected/g, 'approved')),
  ],
  ['another decision', 'new', changeDecision(2, { decision: 'approved' }, false)],
  ['another decision, signed by the forger', 'new', changeDecision(2, { decision: 'approved' }, true)],
  ['another person, signed by the forger', 'new', changeDecision(5, { by: 'C. Forger' }, true)],
  ['another role', 'new', changeDecision(4, { role: 'approver' }, false)],
  ['an earlier time', 'new', changeDecision(5, { at: '2020-01-01T00:00:00.000Z' }, false)],
  ['no key', 'new', changeDecision(5, { publicKey: '' }, false)],
  [
    'no signature',
    'new',
    (folder) => {
      const envelope = JSON.parse(text(folder, decision(5))) as object;
      writeFileSync(join(folder, decision(5)), `${JSON.stringify({ ...envelope, signatures: [] }, null, 1)}\n`);
    },
  ],
  ['a decision dropped', 'new', (folder) => rmSync(join(folder, decision(2)))],
  [
    'a decision dropped, the others numbered again',
    'new',
    (folder) => {
      for (const number of [2, 3, 4]) renameSync(join(folder, decision(number + 1)), join(folder, decision(number)));
    },
  ],
  ['a decision repeated', 'new', (folder) => copyFileSync(join(folder, decision(2)), join(folder, decision(6)))],
  ['no decisions', 'new', (folder) => rmSync(join(folder, SIGN_OFF_FOLDER), { recursive: true })],
];

export function forge(folder: string, manifest: 'old' | 'new', apply: Apply, forger: KeyObject): void {
  apply(folder, forger);
  if (manifest === 'new') writeManifest(folder);
}
