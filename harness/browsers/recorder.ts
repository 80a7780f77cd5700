import { callSource } from '../sweep/call-source';
import type { Problem } from './tab';

/** Under this name the page keeps its problems: in the storage of the tab, so that the next page of the host has them, too. */
const KEPT = 'recorded-problems';

/** Records errors of the console, uncaught errors, unhandled rejections and breaches of the policy. Runs before the app. */
function record(kept: string): void {
  const own: Problem[] = [];
  Object.assign(globalThis, { [kept]: own });
  const textOf = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));
  const keep = (problem: Problem) => {
    try {
      const before = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as Problem[];
      sessionStorage.setItem(kept, JSON.stringify([...before, problem]));
    } catch {
      // A frame without storage keeps its problems in its document.
      own.push(problem);
    }
  };
  // biome-ignore lint/suspicious/noConsole: it is wrapped, not used.
  const print = console.error;
  console.error = (...values: unknown[]) => {
    keep({ kind: 'console', text: values.map(textOf).join(' '), url: '' });
    print(...values);
  };
  addEventListener('error', ({ error, message, filename }) => {
    keep({ kind: 'uncaught', text: error === undefined ? message : textOf(error), url: filename ?? '' });
  });
  addEventListener('unhandledrejection', ({ reason }) => keep({ kind: 'uncaught', text: textOf(reason), url: '' }));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    keep({ kind: 'console', text: `The policy (${violatedDirective}) refused ${blockedURI}`, url: blockedURI });
  });
}

/** Source of the recorder. */
export const RECORDER = callSource(record, KEPT);

/** Takes what was recorded in a document. Its value is a list of problems; empty on pages of other hosts. */
function take(kept: string): Problem[] {
  const own = (globalThis as unknown as Record<string, Problem[] | undefined>)[kept]?.splice(0) ?? [];
  try {
    const stored = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as Problem[];
    sessionStorage.removeItem(kept);
    return [...stored, ...own];
  } catch {
    return own;
  }
}

export const TAKE_RECORDED = callSource(take, KEPT);
