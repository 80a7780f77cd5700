import { CONTROL_PATH, hostsOf } from '../engine/hosts';
import type { ScenarioInput } from '../engine/scenario';
import type { LoggedRequest } from '../server/request-log';
import type { ScenarioInfo } from '../server/session';

/** A session of the sweep's server, with its own scenario, mock state and log. */
export interface SweepSession {
  readonly id: string;
  readonly port: number;
}

export async function startSession(port: number): Promise<SweepSession> {
  const { id } = (await control(port, 'POST', '/sessions', {})) as { id: string };
  return { id, port };
}

export async function endSession({ id, port }: SweepSession): Promise<void> {
  await control(port, 'DELETE', `/sessions/${id}`);
}

/** Starts a scenario afresh in a session. */
export async function putScenario({ id, port }: SweepSession, scenario: ScenarioInput): Promise<ScenarioInfo> {
  return (await control(port, 'PUT', `/sessions/${id}/scenario`, scenario)) as ScenarioInfo;
}

/** The session's scenario as it is now. */
export async function readScenario({ id, port }: SweepSession): Promise<ScenarioInfo> {
  return (await control(port, 'GET', `/sessions/${id}/scenario`)) as ScenarioInfo;
}

/** Merges a change into the session's scenario. */
export async function patchScenario(
  { id, port }: SweepSession,
  change: Readonly<Record<string, unknown>>,
): Promise<ScenarioInfo> {
  return (await control(port, 'PATCH', `/sessions/${id}/scenario`, change)) as ScenarioInfo;
}

/** The session's log since its scenario was put. */
export async function readLog({ id, port }: SweepSession): Promise<LoggedRequest[]> {
  return (await control(port, 'GET', `/sessions/${id}/requests`)) as LoggedRequest[];
}

/** Origins of the session whose pages a state may open, without that of the vendors. */
export function pageOrigins({ id, port }: SweepSession): string[] {
  return [...hostsOf(id).keys()]
    .filter((host) => host.endsWith(`.${id}.localhost`))
    .map((host) => `http://${host}:${port}`);
}

async function control(port: number, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${CONTROL_PATH}${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
