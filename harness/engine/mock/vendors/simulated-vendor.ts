import type { RunOutcome } from '../reviews';

/** What a simulated vendor's page offers to the tester: an outcome of a submission, or another end. */
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

/** How a run at a redirect vendor ended, as the vendor tells the app. */
export type ReturnedEnd = 'submitted' | Exclude<VendorPageOutcome, RunOutcome>;

interface AnyVendor {
  /** Path of its page on the vendors' host. */
  readonly page: string;
  /** Path of its base address in the initial config, on the vendors' host. */
  readonly base: string;
  /** Its default code of a rejection: something that the member can try again. */
  readonly rejectCode: string;
}

/** A vendor that runs in a frame of the app, by its real npm loader. */
export interface SimulatedEmbedded extends AnyVendor {
  readonly kind: 'embedded';
  /** The script of its page, in `harness/server/pages`, and the path of that script's calls. */
  readonly script: string;
  readonly calls: string;
  /** Outcomes that its page does not have. */
  readonly missing: readonly VendorPageOutcome[];
  /** Whether its tokens come with the id of a workflow. */
  readonly hasWorkflow: boolean;
}

/** A vendor with a page of its own, which sends the member back to the app. */
export interface SimulatedRedirect extends AnyVendor {
  readonly kind: 'redirect';
  /** The query parameters of the address to which it sends the member back. `idOf` makes an id of the run. */
  readonly returned: (end: ReturnedEnd, idOf: (kind: string) => string) => Readonly<Record<string, string>>;
}
