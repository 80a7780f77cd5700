import type { UpdatePoiStatus } from '../../../src/domain/statuses';

/** PRODUCT.md, 'Update of the proof of identity': a row for each status and flow. `null`: absent. */
interface UpdateRow {
  readonly status: UpdatePoiStatus;
  readonly site: 'NONE' | 'TUR';
  readonly notice: string;
  readonly button: { readonly name: string; readonly enabled: boolean } | null;
  /** Of the page; null: nothing to do, or not today. */
  readonly primary: string | null;
  readonly appHint: boolean;
  readonly reason: boolean;
}

const FAILED = 'Your documents weren’t approved';
const REVIEW = 'In review';
// Its deadline is the headline.
const NEEDED = 'Update your identity document by 4 December 2026';
const NOTHING = 'You don’t need to resubmit documents';

// biome-ignore format: a table is read by its columns
export const UPDATE_ROWS: readonly UpdateRow[] = [
  { status: 'DisplayUpdatePOIStatus_No', site: 'NONE', notice: NOTHING, button: null, primary: 'Go to verification', appHint: false, reason: false },
  { status: 'DisplayUpdatePOIStatus_No', site: 'TUR', notice: NOTHING, button: null, primary: 'Go to verification', appHint: false, reason: false },
  { status: 'DisplayUpdatePOIStatus_Needed', site: 'NONE', notice: NEEDED, button: { name: 'Verify', enabled: true }, primary: 'Verify', appHint: false, reason: false },
  { status: 'DisplayUpdatePOIStatus_Needed', site: 'TUR', notice: NEEDED, button: null, primary: 'Download on the App Store', appHint: true, reason: false },
  { status: 'DisplayUpdatePOIStatus_Pending', site: 'NONE', notice: REVIEW, button: { name: 'Reviewing', enabled: false }, primary: null, appHint: false, reason: false },
  { status: 'DisplayUpdatePOIStatus_Pending', site: 'TUR', notice: REVIEW, button: { name: 'Reviewing', enabled: false }, primary: null, appHint: false, reason: false },
  { status: 'DisplayUpdatePOIStatus_Rejected', site: 'NONE', notice: FAILED, button: { name: 'Resubmit', enabled: true }, primary: 'Resubmit', appHint: false, reason: true },
  { status: 'DisplayUpdatePOIStatus_Rejected', site: 'TUR', notice: FAILED, button: { name: 'Resubmit in the app', enabled: false }, primary: 'Download on the App Store', appHint: true, reason: true },
  { status: 'DisplayUpdatePOIStatus_Rejected_Daily', site: 'NONE', notice: FAILED, button: { name: 'Resubmit', enabled: false }, primary: null, appHint: false, reason: true },
  { status: 'DisplayUpdatePOIStatus_Rejected_Daily', site: 'TUR', notice: FAILED, button: { name: 'Resubmit in the app', enabled: false }, primary: null, appHint: false, reason: true },
];

export function idOf({ status, site }: Pick<UpdateRow, 'status' | 'site'>): string {
  return `poi-${site}-${status.replace('DisplayUpdatePOIStatus_', '')}`.toLowerCase().replaceAll('_', '-');
}
