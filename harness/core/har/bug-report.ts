import { strToU8, zipSync } from 'fflate';
import type { BuildReport } from '../build-report';
import { encodeLink } from '../link';
import type { LoggedRequest } from '../logged-request';
import type { PageEvent } from '../page-event';
import type { Scenario } from '../scenario';
import { Redactor } from './redact';
import { redactScenario } from './redact-scenario';
import { harOf } from './write-har';

export interface BugFacts {
  /** In the tester's words. */
  readonly words: string;
  readonly at: Date;
  readonly scenario: Scenario;
  readonly log: readonly LoggedRequest[];
  readonly events: readonly PageEvent[];
  readonly state: unknown;
  /** Answer of `GET /build`. */
  readonly build: BuildReport | undefined;
  readonly buildHash: string;
  /** Without its fragment. */
  readonly panel: string;
  readonly browser: string;
  /** PNG of the app, if wanted. */
  readonly picture: Uint8Array | undefined;
}

const FILES = {
  'report.txt': 'this page: what went wrong, where, and the steps so far',
  'scenario.json': 'the scenario of the run; start it with --scenario scenario.json',
  'log.har': 'the calls, for every tool that reads HAR',
  'console.txt': 'errors, warnings and messages of the page',
  'state.json': 'the state of the mock server',
  'build.json': 'the build that was served, and whether its files are those that were built',
  'picture.png': 'the app as it was shown',
} as const;
type FileName = keyof typeof FILES;

/** One zip. Redacts personal data and tokens everywhere except in the picture. */
export function bugReport(facts: BugFacts): Uint8Array<ArrayBuffer> {
  const { scenario, log, events, state, build, picture } = facts;
  const redactor = new Redactor();
  if (scenario.member.id !== undefined) redactor.hide(scenario.member.id);
  for (const value of [scenario.answers, scenario.responses, scenario.once, state]) redactor.learn(value);
  for (const { body, response } of log) for (const value of [body, response]) redactor.learn(value);
  const clean = redactScenario(scenario, redactor);
  const files: Partial<Record<FileName, Uint8Array>> = {
    'scenario.json': json(clean),
    'log.har': json(harOf(log, redactor, facts.buildHash)),
    'console.txt': lines(consoleLines(events, redactor)),
    'state.json': json(redactor.json(state)),
    // Only the files that differ from the build.
    'build.json': json(build && { ...build, files: build.files.filter(({ same }) => !same) }),
    ...(picture && { 'picture.png': picture }),
  };
  const names = (Object.keys(FILES) as FileName[]).filter((name) => name === 'report.txt' || files[name]);
  files['report.txt'] = lines([
    redactor.text(facts.words.trim()) || 'No words were added.',
    '',
    `Time       ${facts.at.toISOString()}`,
    `Scenario   ${clean.name}`,
    `Address    ${redactor.address(addressOf(events))}`,
    `Link       ${facts.panel}#scenario=${encodeLink(clean)}`,
    `Build      ${facts.buildHash || 'none'}`,
    `Browser    ${facts.browser}`,
    '',
    'Steps so far',
    ...stepLines(events, redactor),
    '',
    'Files',
    ...names.map((name) => `  ${name.padEnd(15)} ${FILES[name]}`),
    '',
    'Personal data and tokens are replaced by made-up values; the picture shows what the screen showed.',
  ]);
  return zipSync(files as Record<string, Uint8Array>, { mtime: facts.at });
}

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);
const lines = (all: readonly string[]) => strToU8(`${all.join('\n')}\n`);
const timeOf = ({ at }: PageEvent) => new Date(at).toISOString().slice(11, 23);

function addressOf(events: readonly PageEvent[]): string {
  return String(events.findLast(({ kind }) => kind === 'moved')?.address ?? '');
}

/** Events never hold typed values. */
function stepLines(events: readonly PageEvent[], redactor: Redactor): readonly string[] {
  const steps = events.flatMap((event) => {
    if (event.kind === 'moved') return `at ${redactor.address(String(event.address))}`;
    return event.kind === 'act' ? `${event.act} ${redactor.text(String(event.name))}` : [];
  });
  return steps.length === 0 ? ['  none was seen'] : steps.map((step, at) => `  ${String(at + 1).padStart(3)}. ${step}`);
}

function consoleLines(events: readonly PageEvent[], redactor: Redactor): readonly string[] {
  return events
    .filter(({ kind }) => ['console', 'error', 'message'].includes(kind))
    .map((event) => {
      const what = event.kind === 'console' ? event.level : event.kind;
      const way = event.kind === 'message' ? ` ${event.from} to ${event.to}:` : '';
      return `${timeOf(event)} ${what}${way} ${redactor.text(String(event.text))}`;
    });
}
