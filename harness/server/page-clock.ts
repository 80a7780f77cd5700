import type { Scenario } from '../core/scenario';
import { pagesAddress } from './pages-path';

/** First script of the page, if the scenario asks for it. */
export function withPageClock(page: string, { config, now }: Scenario): string {
  if (config.pageClock === 'own') return page;
  const script = `<script src="${pagesAddress('page-clock.js')}" data-now="${Date.parse(now)}"></script>`;
  return page.replace('<script', () => `${script}<script`);
}
