import type { SiteRules } from './sites';
import type { Statement, StatementKind } from './statements';

/** How the re-verification page shows the statement about the update (`priority.ts`). */
export interface UpdatePoiView {
  readonly notice: 'needed' | 'processing' | 'ReviewFailed';
  /** The page's button; absent: none. */
  readonly button?: {
    readonly label: 'verify' | 'Reviewing' | 'resubmit' | 'resubmitInApp';
    readonly enabled: boolean;
  };
  /** Whether the hint to the mobile app is shown. */
  readonly appHint: boolean;
  /** Why the button is disabled, if its label does not explain it. */
  readonly blockedBy?: 'daily-limit';
}

type Flow = SiteRules['identityFlow'];

const REVIEWING: UpdatePoiView = {
  notice: 'processing',
  button: { label: 'Reviewing', enabled: false },
  appHint: false,
};

/** One row for each statement, one column for each flow. Other statements request nothing on this page. */
const VIEWS: Partial<Record<StatementKind, Record<Flow, UpdatePoiView>>> = {
  'update-needed': {
    web: { notice: 'needed', button: { label: 'verify', enabled: true }, appHint: false },
    'mobile-app': { notice: 'needed', appHint: true },
  },
  'update-in-review': { web: REVIEWING, 'mobile-app': REVIEWING },
  'update-rejected': {
    web: { notice: 'ReviewFailed', button: { label: 'resubmit', enabled: true }, appHint: false },
    'mobile-app': { notice: 'ReviewFailed', button: { label: 'resubmitInApp', enabled: false }, appHint: true },
  },
  'update-rejected-daily': {
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

/** Returns what the page shows for a statement in a flow; undefined if nothing is requested. */
export function updatePoiView({ kind }: Pick<Statement, 'kind'>, flow: Flow): UpdatePoiView | undefined {
  return VIEWS[kind]?.[flow];
}

/** What the member needs, in the order of the page. */
export const REVERIFICATION_REQUIREMENTS = {
  default: ['indianId', 'rejectedPanCard', 'singleAccount'],
  turkey: ['interviewPhotos', 'nfc'],
} as const satisfies Record<SiteRules['reverificationRequirements'], readonly string[]>;
