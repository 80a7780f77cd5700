import { firstLoad } from './first-load';
import { interaction } from './interaction';
import { layoutShift } from './layout-shift';
import { load, loadRoutes, loadThroughNginx } from './load/load';
import { mockServer } from './mock-server';
import { panel } from './panel';
import { sweepSpeed } from './sweep';

/** `npm run bench`: runs all benches, or those whose names are given. Each prints its own figures. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  'mock-server': mockServer,
  'first-load': firstLoad,
  load,
  'load-nginx': loadThroughNginx,
  'load-routes': loadRoutes,
  interaction,
  panel,
  'layout-shift': layoutShift,
  sweep: sweepSpeed,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await bench();
}
