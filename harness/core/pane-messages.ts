/** Between the panel and the script of each pane. */

export interface LookItem {
  readonly kind: 'heading' | 'text' | 'button' | 'link' | 'picture' | 'field';
  readonly text: string;
  /** Type of a field, such as `date`. */
  readonly type?: string;
  /** Requirements of a field, such as `required`. */
  readonly requires?: readonly string[];
}

export interface PaneLook {
  /** Number of the reading. Messages about items of an older reading are ignored. */
  readonly look: number;
  /** `left`: shows a page of the wider product. `away`: shows a page of another host, such as a vendor's. */
  readonly state: 'ready' | 'loading' | 'left' | 'away';
  /** Path and query, without the language. */
  readonly place: string;
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  readonly items: readonly LookItem[];
}

export interface Mark {
  readonly item: number;
  readonly why: 'only' | 'differs';
}

/** `at`: scroll position, from 0 to 1. */
export type FromPane =
  | ({ readonly type: 'look' } & PaneLook)
  | { readonly type: 'scroll'; readonly at: number }
  | { readonly type: 'moved'; readonly place: string };

export type ToPane =
  | { readonly type: 'go'; readonly place: string }
  | { readonly type: 'scroll'; readonly at: number }
  | { readonly type: 'mark'; readonly look: number; readonly marks: readonly Mark[] }
  | { readonly type: 'point'; readonly look: number; readonly item: number };
