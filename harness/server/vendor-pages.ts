import type { Vendor } from '../../src/domain/statuses';
import { VENDOR_ROWS } from '../../src/domain/vendors';
import { SIMULATED, type SimulatedVendor } from '../engine/mock/vendors';
import type { VendorPageOutcome } from '../engine/mock/vendors/simulated-vendor';
import type { Scenario } from '../engine/scenario';
import { type Html, html, page } from './html';

/** The pages of the simulated vendors: first the button for the scenario's outcome, then buttons for all other outcomes. */

const LABELS = {
  approve: 'Submit, then approve',
  reject: 'Submit, then reject',
  pending: 'Submit, stay in review',
  cancel: 'Cancel',
  error: 'Fail with an error',
  'expired-token': 'Token has expired',
  'camera-refused': 'Camera refused',
} as const satisfies Record<VendorPageOutcome, string>;

/** Whether a value is an outcome of a button of these pages. */
export function isOutcome(value: string): value is VendorPageOutcome {
  return Object.hasOwn(LABELS, value);
}

const NOTE = html`<p class="note">A simulator of the harness. No picture is taken, and nothing leaves this machine.</p>`;

interface VendorPageOptions {
  readonly token?: string;
  /** Whether the token has expired; the page then has one button. */
  readonly expired?: boolean;
}

/** A vendor's page with one button for each outcome, that of the scenario first. */
export function vendorPage(
  scenario: Scenario,
  vendor: Vendor,
  { token = '', expired = false }: VendorPageOptions = {},
): string {
  const { name, rejectionCodes } = VENDOR_ROWS[vendor];
  const simulated: SimulatedVendor = SIMULATED[vendor];
  // The form of a redirect vendor's page is sent to the page's own address.
  const script = simulated.kind === 'embedded' ? simulated.script : 'driven.js';
  const missing = simulated.kind === 'embedded' ? simulated.missing : [];
  const wanted = expired ? 'expired-token' : firstOutcome(scenario);
  const others = (Object.keys(LABELS) as VendorPageOutcome[]).filter((one) => one !== wanted && !missing.includes(one));
  const chosen = scenario.vendor.rejectCode || simulated.rejectCode;
  // A scenario may contain a code that is in no table, to test how the app handles it.
  const codes = new Set([chosen, ...Object.keys(rejectionCodes)]);
  return page({
    title: `${name} (simulated)`,
    theme: scenario.theme,
    layout: 'vendor',
    script,
    body: html`<main>
<p class="badge">Simulated vendor</p>
<h1>${name}</h1>
<p id="about">${expired ? 'This session has run out.' : 'Your document and a selfie would be photographed here.'}</p>
<form method="post" ${simulated.kind === 'embedded' && 'inert'}>
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

function firstOutcome({ vendor }: Scenario): VendorPageOutcome {
  return vendor.outcome === 'expired-token' ? 'approve' : vendor.outcome;
}

function leaveByTheApp(outcome: VendorPageOutcome): Html {
  return html`<p><strong>${LABELS[outcome]}</strong>: this vendor has no button for it. Use the account area's own.</p>`;
}

/** The start page of the vendors' host. */
export function overview(scenario: Scenario): string {
  return page({
    title: 'Simulated vendors',
    theme: scenario.theme,
    body: html`<main><h1>Simulated vendors</h1><p>Start a verification in the account area; it leads here.</p>
<ul>${Object.values(VENDOR_ROWS).map(({ name }) => html`<li>${name}</li>`)}</ul>${NOTE}</main>`,
  });
}

/** What a page says that was opened without a valid token. */
export const NO_SESSION = html`<main><h1>Simulated vendor</h1>
<p>This session is not known. Start the verification in the account area.</p>${NOTE}</main>`;
