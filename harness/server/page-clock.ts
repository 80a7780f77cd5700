import type { Scenario } from '../engine/scenario';
import { pagesAddress } from './pages-path';

/** Adds the script that sets the page's clock, before every other script, if the scenario asks for it. */
export function withPageClock(page: string, { config, now }: Scenario): string {
  if (config.pageClock === 'own') return page;
  const script = `<script src="${pagesAddress('page-clock.js')}" data-now="${Date.parse(now)}"></script>`;
  return page.replace('<script', () => `${script}<script`);
}
