/** Time is Unix time in milliseconds. */
export interface PageEvent {
  /** Numbers a session's events by arrival. */
  readonly id: number;
  /** Changes on each load. */
  readonly page: string;
  readonly kind: string;
  readonly at: number;
  readonly [key: string]: unknown;
}
