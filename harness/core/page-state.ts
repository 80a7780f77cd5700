/** The page's answer to the ask `state`. */
export interface PageState {
  readonly title: string;
  readonly language: string;
  readonly ready: string | null;
  readonly hasAnalyticsId: boolean;
  readonly stored: readonly StoredItem[];
}

/** Without the value itself. */
export interface StoredItem {
  readonly area: 'local' | 'session' | 'cookie' | 'database' | 'analytics';
  readonly name: string;
  /** In characters; null for a database. */
  readonly length: number | null;
}
