import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../src/api/endpoints';
import type { Handler } from './handler';
import { handlers } from './handlers';

/** An endpoint and its handler. */
export interface Route {
  readonly key: EndpointKey;
  /** `METHOD /path`; the member's path also for a call to the SDK path. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: Handler<EndpointKey>;
  /** Whether the call needs neither a session nor a token. */
  readonly open: boolean;
}

// A map, because it is read for every request, and a search through a list would be the slowest part of an answer.
const routes = new Map<string, Route>();
for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
  const route: Route = {
    key,
    name: endpointName(endpoint),
    endpoint,
    handler: handlers[key] as Handler<EndpointKey>,
    open: endpoint.path.includes('/public/'),
  };
  for (const path of [endpoint.path, endpoint.sdkPath]) {
    if (path !== undefined) routes.set(`${endpoint.method} ${path}`, route);
  }
}

/** Finds the endpoint of a path or an SDK path; undefined if the contract has none. */
export function findRoute(method: string, path: string): Route | undefined {
  return routes.get(`${method} ${path}`);
}
