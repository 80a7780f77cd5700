import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareRecording } from '../contract/compare';
import { guideText } from '../contract/guide';
import { readHar } from '../contract/har';
import { reportLines, totalsOf } from '../contract/report';
import { openApiDocument } from '../engine/openapi';
import { answersIn, importLines } from '../har/read-answers';

/** Writes the contract as OpenAPI, with this address of the API. */
export function writeOpenApi(out: string, server: string): void {
  write(out, `${JSON.stringify(openApiDocument(server), null, 2)}\n`);
}

/**
 * Compares a recorded server with the contract. Returns the exit code: 1 if an answer breaks the contract.
 *
 * @param api address of the API. Default: told from the recorded calls
 * @throws {HarError} when the recording cannot be compared
 */
export function checkRecording(file: string, api?: URL): number {
  const comparison = compareRecording(readHar(file), api);
  const totals = totalsOf(comparison);
  for (const line of reportLines(comparison)) console.log(line);
  console.log(JSON.stringify(totals));
  return totals.breaks === 0 ? 0 : 1;
}

/**
 * Writes a scenario with the answers of a recording, and on the standard error what was left out. Returns the exit code: 1 if no answer could
 * be taken.
 *
 * @throws {HarError} when the recording cannot be read
 */
export function importRecording(file: string, out?: string): number {
  const recorded = answersIn(readHar(file));
  for (const line of importLines(recorded)) console.error(line);
  const text = `${JSON.stringify({ name: 'Recorded answers', answers: recorded.answers }, null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else write(out, text);
  return recorded.taken.length > 0 ? 0 : 1;
}

/** Writes the guide for wiring a real back end into a file, or to the standard output. */
export function writeGuide(out?: string): void {
  if (out === undefined) process.stdout.write(guideText());
  else write(out, guideText());
}

function write(path: string, text: string): void {
  const out = resolve(path);
  writeFileSync(out, text);
  console.error(`Written: ${out}`);
}
