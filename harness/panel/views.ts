import type { ComponentType } from 'react';
import { CompareView } from './compare/compare-view';
import type { View } from './state/address';

/** The views of the panel, in the order of their buttons. */
export const VIEW_TITLES: readonly {
  readonly view: View;
  readonly title: string;
  readonly hint: string;
  readonly key: string;
}[] = [
  { view: 'app', title: 'App', hint: 'The app of the running scenario', key: '1' },
  { view: 'compare', title: 'Compare', hint: 'Sites, languages, modes, states or builds beside each other', key: '2' },
];

/** What each view shows in place of the app and its log. */
export const VIEW_PARTS: Readonly<Record<Exclude<View, 'app'>, ComponentType>> = {
  compare: CompareView,
  sweep: CompareView,
  coverage: CompareView,
};

/** Title of a view. */
export function titleOf(view: View): string {
  return VIEW_TITLES.find((row) => row.view === view)?.title ?? '';
}
