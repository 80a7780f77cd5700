import type { SiteRules } from './sites';
import type { UpdatePoiStatus } from './statuses';

/** What the re-verification page shows for a status; names are the spec's words (spec 4). */
export interface UpdatePoiView {
  readonly notice: 'needed' | 'processing' | 'ReviewFailed';
  /** The one button of the page, or none. */
  readonly button?: {
    readonly label: 'verify' | 'Reviewing' | 'resubmit' | 'resubmitInApp';
    readonly enabled: boolean;
  };
  /** Whether the member is pointed at the mobile app. */
  readonly appHint: boolean;
  /** Why the button is off, where its label does not tell. */
  readonly blockedBy?: 'daily-limit';
}

type Flow = SiteRules['identityFlow'];

/** Spec 4's table, one row a status, one column a flow; `undefined` is 'nothing is shown'. */
const VIEWS: Record<UpdatePoiStatus, Record<Flow, UpdatePoiView | undefined>> = {
  DisplayUpdatePOIStatus_No: { web: undefined, 'mobile-app': undefined },
  DisplayUpdatePOIStatus_Needed: {
    web: { notice: 'needed', button: { label: 'verify', enabled: true }, appHint: false },
    'mobile-app': { notice: 'needed', appHint: true },
  },
  DisplayUpdatePOIStatus_Pending: {
    web: { notice: 'processing', button: { label: 'Reviewing', enabled: false }, appHint: false },
    'mobile-app': { notice: 'processing', button: { label: 'Reviewing', enabled: false }, appHint: false },
  },
  DisplayUpdatePOIStatus_Rejected: {
    web: { notice: 'ReviewFailed', button: { label: 'resubmit', enabled: true }, appHint: false },
    'mobile-app': { notice: 'ReviewFailed', button: { label: 'resubmitInApp', enabled: false }, appHint: true },
  },
  DisplayUpdatePOIStatus_Rejected_Daily: {
    web: {
      notice: 'ReviewFailed',
      button: { label: 'resubmit', enabled: false },
      appHint: false,
      blockedBy: 'daily-limit',
    },
    'mobile-app': {
      notice: 'ReviewFailed',
      button: { label: 'resubmitInApp', enabled: false },
      appHint: false,
      blockedBy: 'daily-limit',
    },
  },
};

/** The view of a status in a flow; `undefined` where nothing is asked of the member. */
export function updatePoiView(status: UpdatePoiStatus, flow: Flow): UpdatePoiView | undefined {
  return VIEWS[status][flow];
}

/** What the member needs at hand, in the order of the page (spec 2, "Requirements"). */
export const REVERIFICATION_REQUIREMENTS = {
  default: ['indianId', 'rejectedPanCard', 'singleAccount'],
  turkey: ['interviewPhotos', 'nfc'],
} as const satisfies Record<SiteRules['reverificationRequirements'], readonly string[]>;
