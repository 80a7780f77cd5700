import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DEFAULT_PORT, type HostRole, hostsOf, SWEEP_PATH, sessionOfHost } from '../engine/hosts';
import type { ScenarioInput } from '../engine/scenario';
import { createApiHost } from './api-host';
import { createAppHost, type OnServed } from './app-host';
import { createControlApi } from './control/control-api';
import { BodyTooLargeError, type HostHandler, sendText } from './http';
import { closeServer, listenOnLoopback } from './listen';
import { OwnFolder } from './own-files/own-folder';
import { PackDesk } from './packs/pack-desk';
import { createLoopbackHost, createPanelHost } from './panel-host';
import { projectRoot } from './project-root';
import type { Session } from './session';
import { Sessions } from './sessions';
import { createEmbedHost, createTelegramHost } from './shell-hosts';
import { SweepRun } from './sweep-run';
import { createVendorHost } from './vendor-host';

export interface HarnessOptions {
  /** Default: `DEFAULT_PORT`. 0 takes any free port. */
  readonly port?: number;
  /** The built account area. */
  readonly distDir: string;
  /** Folders of further builds of the account area, which sessions can show for a comparison. */
  readonly otherBuilds?: readonly string[];
  /** The built panel. */
  readonly panelDir: string;
  /** Builds the panel into `panelDir`, when somebody opens it and it is missing. Default: the page says how to build it. */
  readonly buildPanel?: () => Promise<void>;
  /** Scenario of the default session at the start. Default: the default scenario. */
  readonly scenario?: ScenarioInput;
  /** Folder of the results of sweeps that the panel starts. Default: `out/sweep` in this project. */
  readonly sweepDir?: string;
  /** Folder of the review packs that the panel makes. Default: `out/packs` in this project. */
  readonly packsDir?: string;
  /** Folder of the tester's own scenarios and walks; it need not be there yet. Default: none are kept. */
  readonly filesDir?: string;
  /** Called with each file of a build that is sent. */
  readonly onServed?: OnServed;
  /** Folder whose `src` is compared with the build. Default: this project. */
  readonly root?: string;
}

export type HarnessServer = Awaited<ReturnType<typeof startHarnessServer>>;

/**
 * Starts the harness server on both loopback addresses.
 *
 * @throws {PortTakenError} when the port is in use
 * @throws {ScenarioError} when the scenario does not parse
 */
export async function startHarnessServer(options: HarnessOptions) {
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
    /** Origin of the panel and of the control API: `http://harness.localhost:PORT`. */
    origin: sessions.default.origins.panel,
    /** False if the machine has no IPv6 loopback. */
    ipv6,
    /** Adds a refused request to another machine to the log; the desktop shell reports these. */
    recordRefused: (url: string) => recordRefused(sessions.default, url),
    /** Takes another folder for the tester's own scenarios and walks; the desktop shell has asked for it. */
    chooseFiles: (folder: string) => files.choose(folder),
    /** Stops listening and ends every open connection. */
    close: async () => {
      const works = [sweep.close(), packs.close()];
      files.close();
      sessions.close();
      await Promise.all([...works, ...servers.map(closeServer)]);
    },
  };
}

/** The handler of a host name; undefined for an unknown name, such as that of a deleted session. */
type FindHandler = (name: string) => HostHandler | undefined;

/** The options, with the objects that all sessions of the server share. */
interface Shared extends HarnessOptions {
  readonly sweep: SweepRun;
  readonly sweepDir: string;
  readonly packs: PackDesk;
  readonly packsDir: string;
  readonly files: OwnFolder;
}

function handlerFinder(sessions: Sessions, options: Shared): FindHandler {
  /** A weak map, so that the handlers are freed together with their session. */
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

/** The handler of each host of a session. */
function hostHandlers(session: Session, sessions: Sessions, options: Shared): ReadonlyMap<string, HostHandler> {
  const { panelDir, buildPanel, sweep, sweepDir, packs, packsDir, files } = options;
  const distDir = session.distDir ?? options.distDir;
  // The default session's control API reaches all sessions; that of another session reaches only itself.
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
        ? createAppHost({ session, distDir, panelDir, place: role, api, onServed: options.onServed ?? (() => {}) })
        : byKind[role.kind](),
    ]),
  );
}

const UNKNOWN_HOST = `The harness serves these hosts, and those of sessions that exist: ${[...hostsOf().keys()].join(', ')}`;

async function dispatch(find: FindHandler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const host = req.headers.host ?? '';
  const colon = host.endsWith(']') ? -1 : host.lastIndexOf(':');
  const handler = find((colon === -1 ? host : host.slice(0, colon)).toLowerCase());
  // Another website may have pointed its own name at this machine (DNS rebinding), so unknown names get no content.
  if (handler === undefined) return sendText({ req, res }, 421, UNKNOWN_HOST);
  const target = req.url ?? '/';
  if (!target.startsWith('/')) return sendText({ req, res }, 400, 'The request line needs a path');
  const question = target.indexOf('?');
  const rawPath = question === -1 ? target : target.slice(0, question);
  try {
    await handler({ req, res, host, rawPath, search: question === -1 ? '' : target.slice(question) });
  } catch (error) {
    // The client has closed the connection during its request, which is not an error.
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
