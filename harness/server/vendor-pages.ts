import { VENDOR_REJECTION_CODES } from '../../src/domain/rejection-reasons';
import type { Provider } from '../../src/domain/statuses';
import { DEFAULT_REJECT_CODES } from '../engine/mock/vendor-runs';
import type { Scenario } from '../engine/scenario';
import { type Html, html, page } from './html';

/** The pages of the simulated vendors: first the button for the scenario's outcome, then buttons for all other outcomes. */

export type VendorName = keyof typeof VENDOR_REJECTION_CODES;

/** The provider whose tokens a vendor's page accepts. */
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

/** Whether a value is an outcome of a button of these pages. */
export function isOutcome(value: string): value is Outcome {
  return Object.hasOwn(LABELS, value);
}

/** Outcomes that a vendor does not have. Sumsub's flow has no cancel button; the app's page has one. */
const MISSING: Readonly<Partial<Record<VendorName, readonly Outcome[]>>> = { sumsub: ['cancel', 'camera-refused'] };

const NOTE = html`<p class="note">A simulator of the harness. No picture is taken, and nothing leaves this machine.</p>`;

interface VendorPageOptions {
  /** Script of an embedded page; without it the form is sent to the page's own address. */
  readonly script?: string;
  readonly token?: string;
  /** Whether the token has expired; the page then has one button. */
  readonly expired?: boolean;
}

/** A vendor's page with one button for each outcome, that of the scenario first. */
export function vendorPage(
  scenario: Scenario,
  vendor: VendorName,
  { script, token = '', expired = false }: VendorPageOptions,
): string {
  const missing = MISSING[vendor] ?? [];
  const wanted = expired ? 'expired-token' : firstOutcome(scenario);
  const others = (Object.keys(LABELS) as Outcome[]).filter((one) => one !== wanted && !missing.includes(one));
  const chosen = scenario.vendor.rejectCode || DEFAULT_REJECT_CODES[PROVIDER_OF[vendor]];
  // A scenario may contain a code that is in no table, to test how the app handles it.
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

/** The start page of the vendors' host. */
export function overview(scenario: Scenario): string {
  return page({
    title: 'Simulated vendors',
    theme: scenario.theme,
    body: html`<main><h1>Simulated vendors</h1><p>Start a verification in the account area; it leads here.</p>
<ul>${Object.values(NAMES).map((name) => html`<li>${name}</li>`)}</ul>${NOTE}</main>`,
  });
}

/** Message on a page that was opened without a valid token. */
export function hint(text: string): Html {
  return html`<main><h1>Simulated vendor</h1><p>${text}</p>${NOTE}</main>`;
}
