import type { RequestOf } from '../../../api/endpoint';
import { endpoints } from '../../../api/endpoints';
import { useCall } from '../../../api/use-call';
import type { Provider } from '../../../domain/statuses';
import { loadedPart, type Part } from '../loading/combine-calls';

export interface Checks {
  /** Undefined on failure: the run asks again. */
  readonly provider: Provider | undefined;
}

export function useProvider(asked: RequestOf<typeof endpoints.kycProvider>): Part<Checks> {
  const { data, status, ...rest } = useCall(endpoints.kycProvider, asked);
  if (data === undefined && status === 'error') return loadedPart({ provider: undefined });
  return { ...rest, status, data };
}
