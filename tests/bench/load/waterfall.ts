import { BASE_PATH } from '../../../src/domain/initial-config';
import type { RoutePath } from '../../../src/screens/screens';
import { onStage } from '../stage';
import { type LongTask, measureLoad } from './measure';

/** Milliseconds after the navigation's request. */
interface Row {
  readonly what: string;
  readonly sent: number;
  answered: number;
  ended: number;
  bytes: number;
}

/** Widest line, and milliseconds per character. */
const WIDTH = 72;
const MS_A_MARK = 40;

/** Prints what each first view requests, when, and what 'ready' waited for. Order and bytes are right even on a busy machine. */
export async function waterfall(routes: readonly RoutePath[]): Promise<void> {
  if (routes.length === 0) console.log('  names no screen: npm run bench -- waterfall /auth/kyc');
  await onStage(async ({ browser, addressOf }) => {
    for (const route of routes) {
      const rows = new Map<string, Row>();
      const load = await measureLoad(browser, addressOf(route), true, recorder(rows));
      console.log(
        `\n  ${route}: FCP ${ms(load.fcp)}, LCP ${ms(load.lcp)}, ready ${ms(load.ready)}, shift ${load.cls.toFixed(3)}`,
      );
      console.log('    sent  answer    end     kB  request');
      for (const row of [...rows.values()].filter(({ sent }) => sent < load.ready)) console.log(lineOf(row));
      console.log(`  tasks of 50 ms and more: ${load.tasks.map(taskText).join(', ')}`);
    }
  });
}

/** Times are seconds. */
interface Watched {
  readonly 'Network.requestWillBeSent': {
    readonly requestId: string;
    readonly request: { readonly method: string; readonly url: string };
    readonly timestamp: number;
    readonly type?: string;
  };
  readonly 'Network.responseReceived': { readonly requestId: string; readonly timestamp: number };
  readonly 'Network.loadingFinished': {
    readonly requestId: string;
    readonly timestamp: number;
    readonly encodedDataLength: number;
  };
}

function recorder(rows: Map<string, Row>): (name: string, details: unknown) => void {
  let start: number | undefined;
  const after = (seconds: number) => (seconds - (start ?? seconds)) * 1000;
  const handlers: { readonly [Name in keyof Watched]: (details: Watched[Name]) => void } = {
    'Network.requestWillBeSent': ({ requestId, request, timestamp, type }) => {
      start ??= timestamp;
      const { pathname } = new URL(request.url);
      const what = `${request.method === 'GET' ? '' : `${request.method} `}${pathname.replace(BASE_PATH, '')} ${type === 'Preflight' ? '(preflight)' : ''}`;
      rows.set(requestId, { what, sent: after(timestamp), answered: Number.NaN, ended: Number.NaN, bytes: 0 });
    },
    'Network.responseReceived': ({ requestId, timestamp }) => {
      const row = rows.get(requestId);
      if (row) row.answered = after(timestamp);
    },
    'Network.loadingFinished': ({ requestId, timestamp, encodedDataLength }) => {
      const row = rows.get(requestId);
      if (row) Object.assign(row, { ended: after(timestamp), bytes: encodedDataLength });
    },
  };
  return (name, details) => {
    if (Object.hasOwn(handlers, name)) handlers[name as keyof Watched](details as never);
  };
}

function lineOf({ what, sent, answered, ended, bytes }: Row): string {
  const column = (time: number) => Math.min(WIDTH, Math.floor((Number.isNaN(time) ? sent : time) / MS_A_MARK));
  const drawn = `${' '.repeat(column(sent))}${'-'.repeat(Math.max(0, column(answered) - column(sent)))}${'='.repeat(Math.max(1, column(ended) - column(answered)))}`;
  const numbers = [sent, answered, ended].map((time) => ms(time).padStart(7)).join(' ');
  return ` ${numbers} ${(bytes / 1000).toFixed(1).padStart(6)}  ${what.slice(0, 52).padEnd(52)} |${drawn}`;
}

const ms = (time: number) => (Number.isNaN(time) ? '-' : Math.round(time).toString());
const taskText = ({ start, duration }: LongTask) => `${ms(duration)} at ${ms(start)}`;
