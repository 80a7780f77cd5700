import type { RunOutcome } from '../reviews';

export const VENDOR_PAGE_OUTCOMES = [
  'approve',
  'reject',
  'pending',
  'cancel',
  'error',
  'expired-token',
  'camera-refused',
] as const;
export type VendorPageOutcome = (typeof VENDOR_PAGE_OUTCOMES)[number];

const SUBMISSIONS: readonly string[] = ['approve', 'reject', 'pending'] satisfies RunOutcome[];

/** Others end the run without a submission. */
export function isSubmission(outcome: string): outcome is RunOutcome {
  return SUBMISSIONS.includes(outcome);
}

/** As the vendor tells the app. */
export type ReturnedEnd = 'submitted' | Exclude<VendorPageOutcome, RunOutcome>;

interface AnyVendor {
  /** On the vendors' host. */
  readonly page: string;
  /** Base address in the initial config, on the vendors' host. */
  readonly base: string;
  /** Default reject code: one that the member can retry. */
  readonly rejectCode: string;
}

/** Runs in a frame of the app, with the vendor's real npm loader. */
export interface SimulatedEmbedded extends AnyVendor {
  readonly kind: 'embedded';
  /** Script of its page, as `harness/server/pages` is built. */
  readonly script: string;
  readonly calls: string;
  readonly missing: readonly VendorPageOutcome[];
  /** Its tokens come with a workflow id. */
  readonly hasWorkflow: boolean;
}

/** Has its own page and sends the member back to the app. */
export interface SimulatedRedirect extends AnyVendor {
  readonly kind: 'redirect';
  /** Query of the return address. `idOf` makes an id of the run. */
  readonly returned: (end: ReturnedEnd, idOf: (kind: string) => string) => Readonly<Record<string, string>>;
}
