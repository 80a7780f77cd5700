import { inspectBuild } from '../kit/build';
import { DIST_DIR, PANEL_DIR, ROOT } from '../kit/paths';
import { type HarnessOptions, type HarnessServer, startHarnessServer } from '../server/server';
import { buildPages, buildStale, HARNESS_STEPS } from './build-steps';

/** Built on demand: most programs that use the server need no panel. */
const buildPanel = () => buildStale(process.env, HARNESS_STEPS);

/** Warns on stderr of a missing or stale build and of missing IPv6 loopback. */
export async function serve(
  options: Pick<HarnessOptions, 'port' | 'scenario' | 'otherBuilds' | 'filesDir'>,
): Promise<HarnessServer> {
  await buildPages();
  const server = await startHarnessServer({ ...options, distDir: DIST_DIR, panelDir: PANEL_DIR, buildPanel });
  if (!server.ipv6) console.error('This machine has no IPv6 loopback; serving on 127.0.0.1 only.');
  const { problems, remedy } = await inspectBuild(DIST_DIR, ROOT);
  if (remedy !== null) console.error(`${problems.slice(0, 5).join('\n')}\nRun: ${remedy}`);
  return server;
}
