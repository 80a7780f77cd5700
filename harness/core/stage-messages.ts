import type { PageAnswer, PageCommand } from './walks/commands';

/** Between the panel and the page around the app. */

export type ToStage =
  | { readonly type: 'open'; readonly url: string; readonly theme: string }
  | { readonly type: 'reload' }
  | { readonly type: 'drive'; readonly id: number; readonly command: PageCommand };

/** `key`: one of the panel's keys was pressed in the app. */
export type FromStage =
  | { readonly type: 'loaded' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: PageAnswer }
  | { readonly type: 'key'; readonly key: string };

/** For pages of other hosts in the app's frame. `rest`: whether the page is one without further steps of the app. */
export type DrivenAct =
  | { readonly act: 'vendor'; readonly outcome: string }
  | { readonly act: 'back' }
  | { readonly act: 'rest' };
