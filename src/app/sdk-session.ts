import { accessBusinessOf } from '../api/request';
import type { SdkSession } from '../api/wire';
import { exchangedToken } from '../lib/secrets';
import { store } from '../lib/store';
import type { Boot } from './boot';

/** Undefined without a token. */
export function sdkSessionOf({ opening, secrets, config }: Boot): () => SdkSession | undefined {
  if (opening.authority !== 'token' || secrets.sdkToken === undefined) return () => undefined;
  const query = new URLSearchParams(location.search);
  const session: SdkSession = {
    token: secrets.sdkToken,
    origin: config.accessOrigin || location.origin,
    business: accessBusinessOf({
      scene: query.get('scene') ?? '',
      businessId: query.get('business_id') ?? '',
      from: query.get('from') ?? '',
    }),
  };
  // The token's info may name another origin and token.
  return () => ({
    ...session,
    origin: store.sdk?.accessOrigin || session.origin,
    token: exchangedToken() ?? session.token,
  });
}
