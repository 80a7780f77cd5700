import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareRecording } from '../core/contract/compare';
import { guideText } from '../core/contract/guide';
import { reportLines, totalsOf } from '../core/contract/report';
import { answersIn, importLines } from '../core/har/read-answers';
import { openApiDocument } from '../core/openapi';
import { readHar } from '../tools/contract/har';

export function writeOpenApi(out: string, server: string): void {
  write(out, `${JSON.stringify(openApiDocument(server), null, 2)}\n`);
}

/**
 * Returns exit code 1 if an answer breaks the contract. @param api default: from the recorded calls @throws {HarError}
 * if the recording cannot be compared
 */
export function checkRecording(file: string, api?: URL): number {
  const comparison = compareRecording(readHar(file), api);
  const totals = totalsOf(comparison);
  for (const line of reportLines(comparison)) console.log(line);
  console.log(JSON.stringify(totals));
  return totals.breaks === 0 ? 0 : 1;
}

/**
 * Lists on stderr what it left out. Returns exit code 1 if it used no answer.
 * @throws {HarError} if the recording cannot be read
 */
export function importRecording(file: string, out?: string): number {
  const recorded = answersIn(readHar(file));
  for (const line of importLines(recorded)) console.error(line);
  const text = `${JSON.stringify({ name: 'Recorded answers', answers: recorded.answers }, null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else write(out, text);
  return recorded.taken.length > 0 ? 0 : 1;
}

/** Default: standard output. */
export function writeGuide(out?: string): void {
  if (out === undefined) process.stdout.write(guideText());
  else write(out, guideText());
}

function write(path: string, text: string): void {
  const out = resolve(path);
  writeFileSync(out, text);
  console.error(`Written: ${out}`);
}
