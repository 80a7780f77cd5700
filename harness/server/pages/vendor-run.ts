import './driven';
import type { VendorRun } from '../../core/mock/vendor-runs';
import { element } from './element';

/** Shared by the frames of the embedded vendors. */

/** Without an outcome, only reads the token's status. */
export const runsOf =
  (vendor: string) =>
  async (token: string, outcome?: string, rejectCode?: string): Promise<VendorRun['status'] | 'unknown'> => {
    const response = await fetch(`/runs/${vendor}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, outcome, rejectCode }),
    });
    return (await response.json()).status;
  };

/** Passes the pressed outcome and code. */
export function onOutcome(handle: (outcome: string, code: string) => void): void {
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const code = document.querySelector<HTMLSelectElement>('[name=rejectCode]')?.value ?? '';
    handle((event.submitter as HTMLButtonElement | null)?.value ?? '', code);
  });
}

export function open(): void {
  element('form').inert = false;
}

/** Replaces the buttons, and takes their focus. */
export function finish(text: string): void {
  const about = element('#about');
  about.textContent = text;
  about.tabIndex = -1;
  about.focus();
  element('form').remove();
}

/** For the frame's element in the app. */
export function pageHeight(): number {
  return Math.max(element('main').offsetHeight + 48, 320);
}
