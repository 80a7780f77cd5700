/** What helps the member. Each rejection reason, error code and refusal names one. */
export type Remedy =
  | 'retry'
  /** The cause is ours or unknown, so support may be needed. */
  | 'retry-or-support'
  | 'retake-photo'
  | 'retake-selfie'
  | 'other-document'
  | 'other-country'
  | 'verify-first'
  /** For a member who has moved. */
  | 'residence'
  | 'mobile-app'
  /** Continue in the native app that shows this page. */
  | 'in-this-app'
  | 'sign-in'
  | 'new-link'
  /** Nothing to do until then. `later`: at a known time. */
  | 'wait'
  | 'tomorrow'
  | 'later'
  | 'support'
  /** Nothing to do. */
  | 'none';

/** A button or link. `app`: the hint to the mobile app. `leave`: back to the overview, or out. */
export const ACTS = [
  'retry',
  'retake-photo',
  'retake-selfie',
  'other-document',
  'other-way',
  'verify',
  'residence',
  'app',
  'sign-in',
  'new-link',
  'support',
  'leave',
] as const;
export type Act = (typeof ACTS)[number];

interface RemedyRow {
  /** The first that the page offers is the main action. */
  readonly first: readonly Act[];
  /** Beside it, if offered. */
  readonly also: readonly Act[];
}

const attempt = (...first: Act[]): RemedyRow => ({ first: [...first, 'retry', 'app'], also: ['other-way'] });
const NOTHING: RemedyRow = { first: [], also: [] };

const ROWS: Readonly<Record<Remedy, RemedyRow>> = {
  retry: attempt(),
  'retry-or-support': { ...attempt(), also: ['other-way', 'support'] },
  'retake-photo': attempt('retake-photo'),
  'retake-selfie': attempt('retake-selfie'),
  'other-document': attempt('other-document', 'other-way'),
  'other-country': { ...attempt(), also: ['other-way', 'support'] },
  'verify-first': { first: ['verify'], also: [] },
  residence: { first: ['residence', 'support'], also: ['support'] },
  'mobile-app': { first: ['app'], also: [] },
  'in-this-app': { first: ['app'], also: [] },
  'sign-in': { first: ['sign-in'], also: ['support'] },
  'new-link': { first: ['new-link'], also: ['support'] },
  wait: NOTHING,
  tomorrow: NOTHING,
  later: { first: [], also: ['support'] },
  // The server may allow an attempt that the reason advises against.
  support: { first: ['support'], also: ['other-way', 'retry', 'app'] },
  none: NOTHING,
};

/** Main action first: the remedy's, else leaving. Empty if the page offers neither. */
export function actionsFor(remedy: Remedy, offered: ReadonlySet<Act>): readonly Act[] {
  const { first, also } = ROWS[remedy];
  const main = first.find((act) => offered.has(act));
  const rest = [...also, 'leave' as const];
  const acts = main === undefined ? ['leave' as const, ...also] : [main, ...rest];
  return [...new Set(acts)].filter((act) => offered.has(act));
}

/** Whether another attempt helps. */
export function isRetried(remedy: Remedy): boolean {
  return ROWS[remedy].first.includes('retry');
}
