import workerAddress from './first-intl.ts?worker&url';

/** Name of the policy under which the worker's address is made; the page's content security policy allows this one alone. */
const POLICY = 'account-worker';

/** `trustedTypes` of the window, which TypeScript's types of the DOM lack. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): string };
}

/**
 * Lets a worker use `Intl` once. The first use in a process reads the list of all languages, which takes a slow phone 0.2 seconds; afterwards
 * the page formats names of countries and dates at once. Without the worker it takes that time itself.
 */
export function warmIntl(): void {
  try {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => workerAddress });
    new Worker(policy?.createScriptURL('') ?? workerAddress, { type: 'module' });
  } catch {
    // A browser without workers.
  }
}
