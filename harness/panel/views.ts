import type { ComponentType } from 'react';
import { CompareView } from './compare/compare-view';
import { CoverageView } from './coverage/coverage-view';
import { PacksView } from './packs/packs-view';
import type { View } from './state/address';
import { SweepView } from './sweep/sweep-view';

interface ViewRow {
  readonly view: View;
  readonly title: string;
  readonly hint: string;
  readonly key: string;
}

export const VIEW_TITLES: readonly ViewRow[] = [
  { view: 'app', title: 'App', hint: 'The app of the running scenario', key: '1' },
  { view: 'compare', title: 'Compare', hint: 'Sites, languages, states or builds beside each other', key: '2' },
  { view: 'sweep', title: 'Sweep', hint: 'Show and check many states', key: '3' },
  { view: 'coverage', title: 'Coverage', hint: 'What was shown, and what not', key: '4' },
  { view: 'packs', title: 'Packs', hint: 'Make, check, sign and compare review packs', key: '5' },
];

export const VIEW_PARTS: Readonly<Record<Exclude<View, 'app'>, ComponentType>> = {
  compare: CompareView,
  sweep: SweepView,
  coverage: CoverageView,
  packs: PacksView,
};

export function titleOf(view: View): string {
  return VIEW_TITLES.find((row) => row.view === view)?.title ?? '';
}
