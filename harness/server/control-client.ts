import { CONTROL_PATH, hostsOf } from '../core/hosts';
import type { LoggedRequest } from '../core/logged-request';
import type { ScenarioInput } from '../core/scenario';
import type { ScenarioInfo } from './session';

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

export async function putScenario({ id, port }: SweepSession, scenario: ScenarioInput): Promise<ScenarioInfo> {
  return (await control(port, 'PUT', `/sessions/${id}/scenario`, scenario)) as ScenarioInfo;
}

export async function readScenario({ id, port }: SweepSession): Promise<ScenarioInfo> {
  return (await control(port, 'GET', `/sessions/${id}/scenario`)) as ScenarioInfo;
}

export async function patchScenario(
  { id, port }: SweepSession,
  change: Readonly<Record<string, unknown>>,
): Promise<ScenarioInfo> {
  return (await control(port, 'PATCH', `/sessions/${id}/scenario`, change)) as ScenarioInfo;
}

/** Since the scenario was put. */
export async function readLog({ id, port }: SweepSession): Promise<LoggedRequest[]> {
  return (await control(port, 'GET', `/sessions/${id}/requests`)) as LoggedRequest[];
}

/** Without the vendors' origin. */
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
