import type { ParseArgsConfig } from 'node:util';
import { DEFAULT_PORT } from '../engine/hosts';
import { scenarioJsonSchema } from '../engine/json-schema';
import { baseline } from './baseline';
import { contract } from './contract';
import { UsageError } from './exit';
import { otherBuilds } from './other-builds';
import { portArgument } from './port';
import { REVIEW_OPTIONS, review } from './review';
import { scenarioArgument } from './scenario-argument';
import { serve } from './serve';
import { untilStopped } from './stop';
import { merge, sweep } from './sweep';
import { texts } from './texts';

/** Values of a command's options, as `parseArgs` gives them. */
export type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface Command {
  /** The options, as `help` prints them. */
  readonly usage: string;
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Whether the command takes positional arguments. Default: false. */
  readonly takesWords?: boolean;
  /** Resolves with the program's exit code. */
  readonly run: (values: OptionValues, words: readonly string[]) => Promise<number>;
}

/** The commands of `npm run harness -- <command>`: one row each. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  serve: {
    usage: '[--port N] [--scenario FILE|LINK] [--dist DIR …]',
    summary: `Serve the harness (port ${DEFAULT_PORT}; 0 takes any free one), and print its address as one line of JSON; --dist: further builds to compare`,
    options: { port: { type: 'string' }, scenario: { type: 'string' }, dist: { type: 'string', multiple: true } },
    run: async (values) => {
      const port = portArgument(text(values.port));
      const scenario = text(values.scenario);
      const server = await serve({
        ...(port !== undefined && { port }),
        ...(scenario !== undefined && { scenario: scenarioArgument(scenario) }),
        otherBuilds: await otherBuilds(values.dist),
      });
      // Listens before the line is printed, because the program that reads the line may stop this one at once.
      const stopped = untilStopped();
      console.log(JSON.stringify({ url: `${server.origin}/`, port: server.port, pid: process.pid }));
      await stopped;
      await server.close();
      return 0;
    },
  },
  sweep: {
    usage:
      '--states named|languages|values|pairs|triples [--of DIMENSIONS] --out DIR [--filter KEY=VALUE,…] [--pseudo accented|mirrored] [--shard I/N] [--resume] [--reload] [--workers N] [--retries N] [--dist DIR]',
    summary: 'Show and check states one after another; the last line printed is the result as JSON',
    options: {
      states: { type: 'string' },
      of: { type: 'string' },
      out: { type: 'string' },
      filter: { type: 'string' },
      pseudo: { type: 'string' },
      shard: { type: 'string' },
      resume: { type: 'boolean' },
      reload: { type: 'boolean' },
      workers: { type: 'string' },
      retries: { type: 'string' },
      dist: { type: 'string' },
    },
    run: (values) =>
      sweep({
        states: required('states', values.states),
        of: text(values.of),
        out: required('out', values.out),
        filter: text(values.filter) ?? '',
        pseudo: text(values.pseudo),
        shard: text(values.shard),
        resume: values.resume === true,
        reload: values.reload === true,
        workers: text(values.workers),
        retries: text(values.retries),
        dist: text(values.dist),
      }),
  },
  merge: {
    usage: '--out DIR SHARD SHARD …',
    summary: 'Put the results of all shards of a sweep together; the last line printed is the result as JSON',
    takesWords: true,
    options: { out: { type: 'string' } },
    run: (values, words) => merge(words, required('out', values.out)),
  },
  review: {
    usage:
      '--sites HKG,ARE --languages en,… --routes /auth/personal,… --out DIR [--states routes|named] [--devices desktop,…] [--dist DIR]' +
      '\n  review verify DIR' +
      '\n  review sign DIR --page ID --by NAME --decision approved|rejected|note [--note TEXT]',
    summary: 'Write a review pack, check that nothing in one was changed, or add a sign-off to one',
    takesWords: true,
    options: Object.fromEntries(REVIEW_OPTIONS.map((name) => [name, { type: 'string' }] as const)),
    run: (values, words) =>
      review(words, Object.fromEntries(REVIEW_OPTIONS.map((name) => [name, text(values[name])] as const))),
  },
  baseline: {
    usage: 'compare --baseline DIR --sweep DIR' + '\n  baseline accept --baseline DIR --sweep DIR [--changes NAME,…]',
    summary: 'Compare a sweep with the accepted one, equal changes as one; or accept changes',
    takesWords: true,
    options: { baseline: { type: 'string' }, sweep: { type: 'string' }, changes: { type: 'string' } },
    run: (values, words) =>
      baseline(words, { baseline: text(values.baseline), sweep: text(values.sweep), changes: text(values.changes) }),
  },
  texts: {
    usage:
      'export --out DIR [--languages de-DE,…] [--pictures DIR]' +
      '\n  texts sheet --out DIR [--languages en,…] [--format html|txt] [--pictures DIR]' +
      '\n  texts import FILE …' +
      '\n  texts stale [--languages de-DE,…]' +
      '\n  texts confirm NAME … [--languages de-DE,…]',
    summary:
      'Write all texts for translators as XLIFF and CSV, with pictures of a sweep; write all texts as members read them, with example values, one file a language; take over what they wrote; list the translations whose English has changed, or confirm that they were read again',
    takesWords: true,
    options: {
      out: { type: 'string' },
      languages: { type: 'string' },
      pictures: { type: 'string' },
      format: { type: 'string' },
    },
    run: (values, words) =>
      texts(words, {
        out: text(values.out),
        languages: text(values.languages),
        pictures: text(values.pictures),
        format: text(values.format),
      }),
  },
  contract: {
    usage:
      '[--out FILE] [--server ADDRESS]' +
      '\n  contract check FILE.har [--api ADDRESS]' +
      '\n  contract guide [--out FILE]',
    summary:
      'Write the calls as OpenAPI 3.1 (openapi.json), with what is specified and what is assumed; compare the recorded answers of a real server with them; write a guide of what to confirm with its owner',
    takesWords: true,
    options: { out: { type: 'string' }, server: { type: 'string' }, api: { type: 'string' } },
    run: (values, words) =>
      contract(words, { out: text(values.out), server: text(values.server), api: text(values.api) }),
  },
  schema: {
    usage: '',
    summary: 'Print the JSON Schema of a scenario',
    options: {},
    run: async () => {
      console.log(JSON.stringify(scenarioJsonSchema(), null, 2));
      return 0;
    },
  },
};

/** What `help` prints. */
export function helpText(): string {
  const rows = Object.entries(COMMANDS).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  return `Usage: npm run harness -- <command> [options]\n\n${rows.join('\n')}\n  help\n      Print this text`;
}

/** @throws {UsageError} when the option is missing */
function required(name: string, value: OptionValues[string]): string {
  const given = text(value);
  if (given === undefined) throw new UsageError(`--${name} is missing`);
  return given;
}

function text(value: OptionValues[string]): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
