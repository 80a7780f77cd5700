import { screenAt } from '../../src/screens/address';
import type { RoutePath } from '../../src/screens/screens';
import { firstLoad } from './first-load';
import { interaction } from './interaction';
import { layoutShift } from './layout-shift';
import { lighthouse } from './lighthouse';
import { load, loadRoutes, loadThroughNginx } from './load/load';
import { waterfall } from './load/waterfall';
import { mockServer } from './mock-server';
import { panel } from './panel';
import { sweepSpeed } from './sweep';
import '../system-fonts';

/** `npm run bench`: runs all benches, or the named ones. An argument such as `/auth/kyc` selects a screen. */
const BENCHES: Readonly<Record<string, (screens: readonly RoutePath[]) => Promise<void>>> = {
  'mock-server': mockServer,
  'first-load': firstLoad,
  load,
  'load-nginx': loadThroughNginx,
  'load-routes': loadRoutes,
  lighthouse,
  interaction,
  panel,
  'layout-shift': layoutShift,
  sweep: sweepSpeed,
  waterfall,
};

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('/'));
const screens = args.filter((arg) => arg.startsWith('/')).map(screenOf);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await bench(screens);
}

function screenOf(path: string): RoutePath {
  const screen = screenAt(path);
  if (screen === undefined) throw new Error(`No screen has the path ${path}.`);
  return screen;
}
