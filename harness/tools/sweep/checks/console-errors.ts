import type { Check, ConsoleError, Observed } from '../check';

/** Ignores what the browser logs about a call that the scenario made fail. */
export const consoleErrors: Check = {
  id: 'console',
  title: 'The browser reports no error',
  judge: (_seen, { consoleErrors: errors, log }) =>
    errors.filter((error) => !isInjected(error, log)).map(({ text, url }) => `${text}${url && ` (${pathOf(url)})`}`),
};

function isInjected({ text, url }: ConsoleError, log: Observed['log']): boolean {
  if (!text.startsWith('Failed to load resource')) return false;
  return log.some((request) => request.fault !== null && pathOf(request.url) === pathOf(url));
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
