import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../src/api/endpoints';
import type { Handler } from './handler';
import { handlers } from './handlers';

export interface Route {
  readonly key: EndpointKey;
  /** `METHOD /path`; the member's path even for an SDK call. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: Handler<EndpointKey>;
  /** Needs neither session nor token. */
  readonly open: boolean;
}

// Read on every request, so a map instead of a search.
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

/** Also matches SDK paths. */
export function findRoute(method: string, path: string): Route | undefined {
  return routes.get(`${method} ${path}`);
}
