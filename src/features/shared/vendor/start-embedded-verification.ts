import type { RequestOf } from '../../../api/endpoint';
import { verificationEndpoints } from '../../../api/endpoints/verification';
import { type Journey, NO_JOURNEY, sdkAddress } from '../../../lib/sdk-address';
import type { ScreenContext } from '../actions/action';
import { OWN_PAGES } from './own-pages';

type Access = RequestOf<typeof verificationEndpoints.sdkAccess>;

/** Replaces an accepted proof of identity. */
export const UPDATE_ACCESS = {
  level: 'LEVEL_1',
  isSecondary: false,
  from: 'web',
  action: 'update',
  extraParams: { reason: 'UPDATE_KYC' },
} as const satisfies Access;

interface EmbeddedStart {
  readonly access: Access;
  readonly language: string;
  readonly site: string;
  /** Default: it starts there. */
  readonly journey?: Journey;
  /** Decides whether this address stays in the history. */
  readonly leaveFor: (address: string) => void;
}

/** With the access token in its address. */
export async function startEmbeddedVerification(
  { call }: Pick<ScreenContext, 'call'>,
  { access, language, site, journey = NO_JOURNEY, leaveFor }: EmbeddedStart,
): Promise<void> {
  const { accessToken } = await call(verificationEndpoints.sdkAccess, access);
  const isUpdatePoi = access.extraParams?.reason === 'UPDATE_KYC';
  leaveFor(sdkAddress({ token: accessToken, lang: language, site, isUpdatePoi, from: OWN_PAGES, journey }));
}
