import { BASE_PATH } from '../../../src/domain/initial-config';
import { callSource } from '../../kit/call-source';

/** How a document finished loading, as `endSource` returns it. */
export type DocumentEnd = 'ready' | 'left' | 'timeout';

/** Waits in the page until it has loaded. Sent as source text, so it may use nothing outside its body. */
function waitForEnd(basePath: string, timeoutMs: number): Promise<DocumentEnd> {
  return new Promise((resolve) => {
    const look = () => {
      // The app's own mark, a page of the wider product, a vendor's page.
      if (document.querySelector('html[data-ready], body.document, body.vendor') === null) return false;
      end(location.pathname.startsWith(basePath) ? 'ready' : 'left');
      return true;
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end('timeout'), timeoutMs);
    const end = (how: DocumentEnd) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(how);
    };
    if (look()) return;
    // Observes the document, because its first element may not exist yet.
    observer.observe(document, { attributeFilter: ['data-ready'], subtree: true });
    document.addEventListener('DOMContentLoaded', look);
  });
}

/** Waits at most this long; evaluates to a promise of a `DocumentEnd`. */
export function endSource(timeoutMs: number): string {
  return callSource(waitForEnd, BASE_PATH, timeoutMs);
}

function waitForClosed(): Promise<'closed'> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('#closed:not([hidden])') !== null) resolve('closed');
    };
    new MutationObserver(look).observe(document, { attributeFilter: ['hidden'], childList: true, subtree: true });
    look();
  });
}

/** Whether the messaging app's page shows it now. */
export const IS_CLOSED_SOURCE = `document.querySelector('#closed:not([hidden])') !== null`;

/** For the messaging app's page; evaluates to a promise of `closed`. */
export const CLOSED_SOURCE = callSource(waitForClosed);
