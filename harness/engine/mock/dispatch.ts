import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../src/api/endpoints';
import type { Handler } from './handler';
import { handlers } from './handlers';

/** An endpoint with what answers it. */
export interface Route {
  readonly key: EndpointKey;
  /** `METHOD /path`, also for a call that came over the SDK path. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: Handler<EndpointKey>;
  /** Whether the call can be made without a session or a token. */
  readonly open: boolean;
}

// Looked up once a request: a list of forty matchers would be the slowest part of the answer.
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

/** The endpoint at a path or an SDK path; undefined where the contract has none. */
export function findRoute(method: string, path: string): Route | undefined {
  return routes.get(`${method} ${path}`);
}
