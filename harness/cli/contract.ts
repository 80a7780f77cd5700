import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareRecording } from '../contract/compare';
import { guideText } from '../contract/guide';
import { readHar } from '../contract/har';
import { reportLines, totalsOf } from '../contract/report';
import { DEFAULT_PORT, originsOf } from '../engine/hosts';
import { openApiDocument } from '../engine/openapi';
import { UsageError } from './exit';

/** What `contract` takes on the command line. */
export interface ContractArguments {
  readonly out: string | undefined;
  /** Address of the API in the OpenAPI file. Default: the harness's own. */
  readonly server: string | undefined;
  /** Address of the API in a recording. Default: told from its calls. */
  readonly api: string | undefined;
}

/**
 * Writes the contract as OpenAPI, compares a recorded server with it, or writes the guide for wiring a real back end; resolves with the
 * exit code: 1 if an answer of the recording breaks the contract.
 *
 * @throws {UsageError} when the command line is wrong
 * @throws {HarError} when the recording cannot be compared
 */
export async function contract(words: readonly string[], given: ContractArguments): Promise<number> {
  const [form, ...files] = words;
  const [file] = files;
  if (form === undefined) return writeOpenApi(given);
  if (form === 'check' && file !== undefined && files.length === 1) return check(file, given);
  if (form === 'guide' && files.length === 0) return guide(given);
  throw new UsageError(
    `"contract ${words.join(' ')}" is none of "contract", "contract check FILE.har" and "contract guide"`,
  );
}

function writeOpenApi({ out, server }: ContractArguments): number {
  const document = openApiDocument(server ?? originsOf(DEFAULT_PORT).api.default);
  return write(out ?? 'openapi.json', `${JSON.stringify(document, null, 2)}\n`);
}

function check(file: string, { api }: ContractArguments): number {
  if (api !== undefined && !(/^https?:/i.test(api) && URL.canParse(api))) {
    throw new UsageError(`--api takes the address of the API, such as https://api2.example.com, not "${api}"`);
  }
  const comparison = compareRecording(readHar(file), api === undefined ? undefined : new URL(api));
  const totals = totalsOf(comparison);
  for (const line of reportLines(comparison)) console.log(line);
  console.log(JSON.stringify(totals));
  return totals.breaks === 0 ? 0 : 1;
}

function guide({ out }: ContractArguments): number {
  if (out !== undefined) return write(out, guideText());
  process.stdout.write(guideText());
  return 0;
}

function write(path: string, text: string): number {
  const out = resolve(path);
  writeFileSync(out, text);
  console.error(`Written: ${out}`);
  return 0;
}
