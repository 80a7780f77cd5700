import { callSource } from '../../kit/call-source';
import type { Problem } from './tab';

/** In session storage, so that the host's next page has it too. */
const KEPT = 'recorded-problems';

/** Errors, rejections and policy violations. Runs before the app. */
function record(kept: string): void {
  const own: Problem[] = [];
  Object.assign(globalThis, { [kept]: own });
  const textOf = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));
  const keep = (problem: Problem) => {
    try {
      const before = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as Problem[];
      sessionStorage.setItem(kept, JSON.stringify([...before, problem]));
    } catch {
      // Without storage, in the document.
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

/** Empty on pages of other hosts. */
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
