import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readHostName } from '../../src/domain/input/host-name';
import { DEFAULT_PORT, type HostRole, hostsOf, SWEEP_PATH, sessionOfHost } from '../core/hosts';
import type { ScenarioInput } from '../core/scenario';
import { projectRoot } from '../kit/project-root';
import { createApiHost } from './api-host';
import { createAppHost, type OnServed } from './app-host';
import { createControlApi } from './control/control-api';
import { BodyTooLargeError, type HostHandler, sendText } from './http';
import { closeServer, listenOnLoopback } from './listen';
import { OwnFolder } from './own-files/own-folder';
import { PackDesk } from './packs/pack-desk';
import { markOfPages } from './pages-path';
import { createLoopbackHost, createPanelHost } from './panel-host';
import type { Session } from './session';
import { Sessions } from './sessions';
import { createEmbedHost, createTelegramHost } from './shell-hosts';
import { SweepRun } from './sweep-run';
import { createVendorHost } from './vendor-host';

export interface HarnessOptions {
  /** Default: `DEFAULT_PORT`. 0 takes any free port. */
  readonly port?: number;
  readonly distDir: string;
  readonly otherBuilds?: readonly string[];
  readonly panelDir: string;
  /** Builds a missing panel on demand. Default: the page says how to build it. */
  readonly buildPanel?: () => Promise<void>;
  readonly scenario?: ScenarioInput;
  /** Default: `out/sweep`. */
  readonly sweepDir?: string;
  /** Default: `out/packs`. */
  readonly packsDir?: string;
  /** Need not exist yet. Default: none are kept. */
  readonly filesDir?: string;
  readonly onServed?: OnServed;
  /** Its `src` is compared with the build. Default: this project. */
  readonly root?: string;
}

export type HarnessServer = Awaited<ReturnType<typeof startHarnessServer>>;

/**
 * @throws {PortTakenError} if the port is in use
 * @throws {ScenarioError} if the scenario is not valid
 * @throws {UsageError} if the pages are not built
 */
export async function startHarnessServer(options: HarnessOptions) {
  markOfPages();
  const sessions = new Sessions(options.scenario ?? {});
  const sweepDir = options.sweepDir ?? join(projectRoot(), 'out/sweep');
  const sweep = new SweepRun({
    root: projectRoot(),
    distDir: options.distDir,
    out: sweepDir,
    reportPath: SWEEP_PATH,
    onChange: (status) => sessions.default.events.emit('sweep', status),
  });
  const packsDir = options.packsDir ?? join(projectRoot(), 'out/packs');
  const packs = new PackDesk({
    root: projectRoot(),
    distDir: options.distDir,
    folder: packsDir,
    onChange: (work) => sessions.default.events.emit('packs', work),
  });
  const files = new OwnFolder(options.filesDir ?? null, (list) => sessions.emit('files', list));
  const find = handlerFinder(sessions, { ...options, sweep, sweepDir, packs, packsDir, files });
  const { port, servers, ipv6 } = await listenOnLoopback(
    (req, res) => void dispatch(find, req, res),
    options.port ?? DEFAULT_PORT,
  );
  sessions.listensOn(port);
  return {
    port,
    /** `http://harness.localhost:PORT`, for the panel and the control API. */
    origin: sessions.default.origins.panel,
    /** False if the machine has no IPv6 loopback. */
    ipv6,
    recordRefused: (url: string) => recordRefused(sessions.default, url),
    chooseFiles: (folder: string) => files.choose(folder),
    close: async () => {
      const works = [sweep.close(), packs.close()];
      files.close();
      sessions.close();
      await Promise.all([...works, ...servers.map(closeServer)]);
    },
  };
}

/** Undefined for unknown names, such as a deleted session's. */
type FindHandler = (name: string) => HostHandler | undefined;

interface Shared extends HarnessOptions {
  readonly sweep: SweepRun;
  readonly sweepDir: string;
  readonly packs: PackDesk;
  readonly packsDir: string;
  readonly files: OwnFolder;
}

function handlerFinder(sessions: Sessions, options: Shared): FindHandler {
  /** Weak, so that handlers are freed with their session. */
  const handlers = new WeakMap<Session, ReadonlyMap<string, HostHandler>>();
  return (name) => {
    const session = sessions.find(sessionOfHost(name));
    if (session === undefined) return undefined;
    const ofSession = handlers.get(session) ?? hostHandlers(session, sessions, options);
    handlers.set(session, ofSession);
    const handler = ofSession.get(name);
    if (handler !== undefined) session.usedAt = Date.now();
    return handler;
  };
}

function hostHandlers(session: Session, sessions: Sessions, options: Shared): ReadonlyMap<string, HostHandler> {
  const { panelDir, buildPanel, sweep, sweepDir, packs, packsDir, files } = options;
  const distDir = session.distDir ?? options.distDir;
  // Only the default session's control API reaches other sessions.
  const control = createControlApi({
    session,
    distDir,
    builds: [options.distDir, ...(options.otherBuilds ?? [])],
    root: options.root ?? projectRoot(),
    sweepDir,
    files,
    ...(session.id === undefined && { sessions, sweep, packs }),
  });
  const api = createApiHost(session);
  const byKind: Readonly<Record<Exclude<HostRole['kind'], 'app'>, () => HostHandler>> = {
    panel: () => createPanelHost(session, control, { panelDir, sweepDir, packsDir, ...(buildPanel && { buildPanel }) }),
    loopback: () => createLoopbackHost(session, control),
    api: () => api,
    telegram: () => createTelegramHost(session),
    embed: () => createEmbedHost(session),
    vendor: () => createVendorHost(session),
  };
  return new Map(
    [...hostsOf(session.id)].map(([name, role]) => [
      name,
      role.kind === 'app'
        ? createAppHost({ session, distDir, place: role, api, onServed: options.onServed ?? (() => {}) })
        : byKind[role.kind](),
    ]),
  );
}

const UNKNOWN_HOST = `The harness serves these hosts, and those of sessions that exist: ${[...hostsOf().keys()].join(', ')}`;

async function dispatch(find: FindHandler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const host = req.headers.host ?? '';
  const handler = find(readHostName(host));
  // Unknown names get no content, because of DNS rebinding.
  if (handler === undefined) return sendText({ req, res }, 421, UNKNOWN_HOST);
  const target = req.url ?? '/';
  if (!target.startsWith('/')) return sendText({ req, res }, 400, 'The request line needs a path');
  const question = target.indexOf('?');
  const rawPath = question === -1 ? target : target.slice(0, question);
  try {
    await handler({ req, res, host, rawPath, search: question === -1 ? '' : target.slice(question) });
  } catch (error) {
    // The client closed the connection, which is not an error.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return;
    if (error instanceof BodyTooLargeError) return sendText({ req, res }, 413, error.message);
    process.stderr.write(`${req.method} http://${host}${target}: ${error instanceof Error ? error.stack : error}\n`);
    if (res.headersSent) res.destroy();
    else sendText({ req, res }, 500, 'The harness failed on this request; its error output says why');
  }
}

function recordRefused(session: Session, url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const arrival = session.arrived({
    method: 'GET',
    url,
    host: parsed?.host ?? '',
    path: parsed?.pathname ?? '',
    query: Object.fromEntries(parsed?.searchParams ?? []),
    headers: {},
    body: undefined,
    mode: session.scenario.mode,
  });
  arrival.entry.fault = 'off-site';
  arrival.end({ status: null, response: undefined });
}
