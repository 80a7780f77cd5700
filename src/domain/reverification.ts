import type { SiteRules } from './sites';
import type { Statement, StatementKind } from './statements';

/** How the re-verification page draws the statement about the update (`priority.ts`). */
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

const REVIEWING: UpdatePoiView = {
  notice: 'processing',
  button: { label: 'Reviewing', enabled: false },
  appHint: false,
};

/** One row a statement, one column a flow. Other statements ask for nothing on this page. */
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

/** What the page shows for the statement in a flow; `undefined` where nothing is asked of the member. */
export function updatePoiView({ kind }: Pick<Statement, 'kind'>, flow: Flow): UpdatePoiView | undefined {
  return VIEWS[kind]?.[flow];
}

/** What the member needs at hand, in the order of the page. */
export const REVERIFICATION_REQUIREMENTS = {
  default: ['indianId', 'rejectedPanCard', 'singleAccount'],
  turkey: ['interviewPhotos', 'nfc'],
} as const satisfies Record<SiteRules['reverificationRequirements'], readonly string[]>;
