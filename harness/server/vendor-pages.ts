import { VENDOR_REJECTION_CODES } from '../../src/domain/rejection-reasons';
import type { Provider } from '../../src/domain/statuses';
import { DEFAULT_REJECT_CODES } from '../engine/mock/vendor-runs';
import type { Scenario } from '../engine/scenario';
import { type Html, html, page } from './html';

/** What the simulated vendors show: what the scenario wants first, and every other outcome beside it. */

export type VendorName = keyof typeof VENDOR_REJECTION_CODES;

/** Whose tokens a vendor's page takes. */
export const PROVIDER_OF: Readonly<Record<VendorName, Provider>> = {
  sumsub: 'PROVIDER_SUMSUB',
  onfido: 'PROVIDER_ONFIDO',
  jumio: 'PROVIDER_JUMIO',
  aai: 'PROVIDER_AAI',
};

const NAMES: Readonly<Record<VendorName, string>> = {
  sumsub: 'Sumsub',
  onfido: 'Onfido',
  jumio: 'Jumio',
  aai: 'Advance.AI',
};

const LABELS = {
  approve: 'Submit, then approve',
  reject: 'Submit, then reject',
  pending: 'Submit, stay in review',
  cancel: 'Cancel',
  error: 'Fail with an error',
  'expired-token': 'Token has expired',
  'camera-refused': 'Camera refused',
} as const;
type Outcome = keyof typeof LABELS;

/** Whether a value is one that a button of these pages sends. */
export function isOutcome(value: string): value is Outcome {
  return Object.hasOwn(LABELS, value);
}

/** Sumsub's flow has no way out of its own: the page around it has one. */
const MISSING: Readonly<Partial<Record<VendorName, readonly Outcome[]>>> = { sumsub: ['cancel', 'camera-refused'] };

const NOTE = html`<p class="note">A simulator of the harness. No picture is taken, and nothing leaves this machine.</p>`;

interface VendorPageOptions {
  /** Script of a page in a frame; without one the form goes to the page's own address. */
  readonly script?: string;
  readonly token?: string;
  /** The token has run out: there is one way on. */
  readonly expired?: boolean;
}

/** A vendor's page with one button an outcome; the scenario's is the first. */
export function vendorPage(
  scenario: Scenario,
  vendor: VendorName,
  { script, token = '', expired = false }: VendorPageOptions,
): string {
  const missing = MISSING[vendor] ?? [];
  const wanted = expired ? 'expired-token' : firstOutcome(scenario);
  const others = (Object.keys(LABELS) as Outcome[]).filter((one) => one !== wanted && !missing.includes(one));
  const chosen = scenario.vendor.rejectCode || DEFAULT_REJECT_CODES[PROVIDER_OF[vendor]];
  // A scenario may name a code that the tables do not know: how the app takes it is worth a try.
  const codes = new Set([chosen, ...Object.keys(VENDOR_REJECTION_CODES[vendor])]);
  return page({
    title: `${NAMES[vendor]} (simulated)`,
    theme: scenario.theme,
    layout: 'vendor',
    ...(script !== undefined && { script }),
    body: html`<main>
<p class="badge">Simulated vendor</p>
<h1>${NAMES[vendor]}</h1>
<p id="about">${expired ? 'This session has run out.' : 'Your document and a selfie would be photographed here.'}</p>
<form method="post" ${script !== undefined && 'inert'}>
<input type="hidden" name="token" value="${token}">
${missing.includes(wanted) ? leaveByTheApp(wanted) : html`<button name="outcome" value="${wanted}" class="first">${LABELS[wanted]}</button>`}
${
  !expired &&
  html`<fieldset><legend>Other outcomes</legend>
<label>Code of a rejection <select name="rejectCode">${[...codes].map((code) => html`<option>${code}</option>`)}</select></label>
<div class="outcomes">${others.map((one) => html`<button name="outcome" value="${one}" class="other">${LABELS[one]}</button>`)}</div>
</fieldset>`
}
</form>
${NOTE}
</main>`,
  });
}

function firstOutcome({ vendor }: Scenario): Outcome {
  return vendor.outcome === 'expired-token' ? 'approve' : vendor.outcome;
}

function leaveByTheApp(outcome: Outcome): Html {
  return html`<p><strong>${LABELS[outcome]}</strong>: this vendor has no button for it. Use the account area's own.</p>`;
}

/** The vendors' host itself. */
export function overview(scenario: Scenario): string {
  return page({
    title: 'Simulated vendors',
    theme: scenario.theme,
    body: html`<main><h1>Simulated vendors</h1><p>Start a verification in the account area; it leads here.</p>
<ul>${Object.values(NAMES).map((name) => html`<li>${name}</li>`)}</ul>${NOTE}</main>`,
  });
}

/** What is said where a page was opened without a session. */
export function hint(text: string): Html {
  return html`<main><h1>Simulated vendor</h1><p>${text}</p>${NOTE}</main>`;
}
