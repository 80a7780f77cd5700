import type { RequestOf } from '../../../api/endpoint';
import { endpoints } from '../../../api/endpoints';
import { useCall } from '../../../api/use-call';
import type { Provider } from '../../../domain/statuses';
import { loadedPart, type Part } from '../loading/combine-calls';

/** Who will check what the member shares. */
export interface Checks {
  /** Undefined if the server could not be asked: the run asks it again, and shows an error if that fails. */
  readonly provider: Provider | undefined;
}

/** Asks the server which provider will check, before the member consents to it. */
export function useProvider(asked: RequestOf<typeof endpoints.kycProvider>): Part<Checks> {
  const { data, status, ...rest } = useCall(endpoints.kycProvider, asked);
  if (data === undefined && status === 'error') return loadedPart({ provider: undefined });
  return { ...rest, status, data };
}
