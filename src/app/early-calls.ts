import type { ClientTag } from '../api/client-tags';
import { abortEarly, sendEarly } from '../api/early';
import { HEADER_NAMES, keyOf, STORAGE_PREFIX, type WireRequest, type WireRow, wireRequest } from '../api/wire';
import type { RoutePath } from '../domain/routes';
import { deviceId } from '../lib/device-id';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { platformOf } from '../modes/platform';
import type { Boot } from './boot';

/**
 * A call that the first script sends. The fields are those of the endpoint's row and of the screen's call; they are repeated here because the
 * rows contain schemas, which are too large for the first script. `early-calls.test.ts` compares both.
 */
export interface EarlyCall {
  readonly method: WireRow['method'];
  readonly path: string;
  readonly input?: Readonly<Record<string, unknown>>;
  /** Whether the row names the headers `Guid` and `Lang`. Default: false. */
  readonly isNamed?: true;
  readonly clientTag?: ClientTag;
  /** Whether the answer may be in local storage; if it is, the call is not sent early. Default: false. */
  readonly isStored?: true;
}

/** Every screen of a signed-in member waits for the profile. */
const PROFILE: EarlyCall = { method: 'GET', path: '/v2/private/user/profile' };

/** Calls that a screen makes for every member, besides the profile; only screens with which visits begin. */
const BY_ROUTE: Partial<Record<RoutePath, readonly EarlyCall[]>> = {
  '/auth/personal': [
    {
      method: 'POST',
      path: '/v3/private/kyc/kyc-info',
      input: {
        obtain_current: true,
        obtain_quotas: true,
        obtain_state: true,
        obtain_aml_questionnaire: true,
        obtain_verification_process: true,
      },
      isNamed: true,
      clientTag: 'open-personal',
    },
    { method: 'GET', path: '/user/private/member/info' },
    { method: 'GET', path: '/v3/private/aml/get-edd-info' },
    { method: 'GET', path: '/v3/private/kyc/get-aml-result', input: { sceneCode: 'KYC' } },
    { method: 'GET', path: '/v3/private/kyc/get-config', isStored: true },
    { method: 'POST', path: '/v1/kyc/transfer/status' },
    { method: 'POST', path: '/v3/private/vip/kycpopupinfo', input: { bus_type: 1 } },
    { method: 'GET', path: '/fiat/public/channel/pop-up', input: { type: 'satos_deposit_verify' } },
    { method: 'GET', path: '/v3/private/kyc/get-supported-ip-country-code' },
  ],
};

/** The calls that are sent early for a screen. */
export function earlyCallsOf(route: RoutePath): readonly EarlyCall[] {
  return [PROFILE, ...(BY_ROUTE[route] ?? [])];
}

type Opened = Pick<Boot, 'apiBase' | 'config' | 'language' | 'opening'>;

/** Composes an early call; the mode is one whose headers need no shell. */
export function earlyRequest(call: EarlyCall, { language, platform }: Page, device: string): WireRequest {
  const { method, path, input = {}, isNamed, clientTag } = call;
  const row = { method, path, encoding: 'json', credentials: true } as const;
  const context = { language, platform, shellUserAgent: undefined, sdkSession: undefined };
  return wireRequest(row, input, context, {
    ...(isNamed && { Guid: device, Lang: language }),
    [HEADER_NAMES.clientTag]: clientTag,
  });
}

type Page = Pick<Parameters<typeof wireRequest>[2], 'language' | 'platform'>;

/**
 * Sends the calls of the first screen. In the modes in which a token or the messaging app's shell determine the headers, it only opens the
 * connection: there the calls are sent when the app has started.
 */
export function sendEarlyCalls(
  route: RoutePath,
  { apiBase: baseUrl, config, language, opening: { mode } }: Opened,
): void {
  if (mode === 'mini-program' || MODE_CAPABILITIES[mode].session !== 'cookie') {
    preconnect(baseUrl);
    return;
  }
  window.addEventListener('pagehide', abortEarly);
  const page = { language, platform: platformOf(mode) };
  for (const call of earlyCallsOf(route)) {
    const request = earlyRequest(call, page, deviceId());
    if (!(call.isStored && isInStorage(request))) sendEarly(request, baseUrl, config.requestTimeoutMs);
  }
}

function isInStorage(request: WireRequest): boolean {
  try {
    return localStorage.getItem(STORAGE_PREFIX + keyOf(request)) !== null;
  } catch {
    return false;
  }
}

function preconnect(address: string): void {
  const link = { rel: 'preconnect', crossOrigin: 'use-credentials', href: address };
  document.head.append(Object.assign(document.createElement('link'), link));
}
