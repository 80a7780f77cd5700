import type { Vendor } from '../../src/domain/statuses';
import { VENDOR_ROWS } from '../../src/domain/vendors';
import { SIMULATED, type SimulatedVendor } from '../core/mock/vendors';
import type { VendorPageOutcome } from '../core/mock/vendors/simulated-vendor';
import type { Scenario } from '../core/scenario';
import { type Html, html, page } from './html';

/** The first button has the scenario's outcome. */

const LABELS = {
  approve: 'Submit, then approve',
  reject: 'Submit, then reject',
  pending: 'Submit, stay in review',
  cancel: 'Cancel',
  error: 'Fail with an error',
  'expired-token': 'Token has expired',
  'camera-refused': 'Camera refused',
} as const satisfies Record<VendorPageOutcome, string>;

export function isOutcome(value: string): value is VendorPageOutcome {
  return Object.hasOwn(LABELS, value);
}

const NOTE = html`<p class="note">A simulator of the harness. No picture is taken, and nothing leaves this machine.</p>`;

interface VendorPageOptions {
  readonly token?: string;
  /** Then the page has one button. */
  readonly expired?: boolean;
}

export function vendorPage(
  scenario: Scenario,
  vendor: Vendor,
  { token = '', expired = false }: VendorPageOptions = {},
): string {
  const { name, rejectionCodes } = VENDOR_ROWS[vendor];
  const simulated: SimulatedVendor = SIMULATED[vendor];
  const script = simulated.kind === 'embedded' ? simulated.script : 'driven.js';
  const missing = simulated.kind === 'embedded' ? simulated.missing : [];
  const wanted = expired ? 'expired-token' : firstOutcome(scenario);
  const others = (Object.keys(LABELS) as VendorPageOutcome[]).filter((one) => one !== wanted && !missing.includes(one));
  const chosen = scenario.vendor.rejectCode || simulated.rejectCode;
  // Unknown codes test the app's handling.
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

export function overview(scenario: Scenario): string {
  return page({
    title: 'Simulated vendors',
    theme: scenario.theme,
    body: html`<main><h1>Simulated vendors</h1><p>Start a verification in the account area; it leads here.</p>
<ul>${Object.values(VENDOR_ROWS).map(({ name }) => html`<li>${name}</li>`)}</ul>${NOTE}</main>`,
  });
}

/** For pages opened without a valid token. */
export const NO_SESSION = html`<main><h1>Simulated vendor</h1>
<p>This session is not known. Start the verification in the account area.</p>${NOTE}</main>`;
