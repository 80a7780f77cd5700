import { inspectBuild } from '../server/build';
import { type HarnessOptions, type HarnessServer, startHarnessServer } from '../server/server';
import { buildStale, HARNESS_STEPS } from './build-steps';
import { DIST_DIR, PANEL_DIR, ROOT } from './paths';

/** Builds the panel when somebody opens it and it is not built: most programs that use the server need no panel. */
const buildPanel = () => buildStale(process.env, HARNESS_STEPS);

/** Starts the server, and prints warnings to stderr: a missing or stale build, no IPv6 loopback. */
export async function serve(
  options: Pick<HarnessOptions, 'port' | 'scenario' | 'otherBuilds' | 'filesDir'>,
): Promise<HarnessServer> {
  const server = await startHarnessServer({ ...options, distDir: DIST_DIR, panelDir: PANEL_DIR, buildPanel });
  if (!server.ipv6) console.error('This machine has no IPv6 loopback; serving on 127.0.0.1 alone.');
  const { problems, remedy } = await inspectBuild(DIST_DIR, ROOT);
  if (remedy !== null) console.error(`${problems.slice(0, 5).join('\n')}\nRun: ${remedy}`);
  return server;
}
