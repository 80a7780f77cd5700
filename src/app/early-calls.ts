import { abortEarly, sendEarly } from '../api/early';
import { type FirstCall, firstCallsOf } from '../api/first-calls';
import { HEADER_NAMES, keyOf, STORAGE_PREFIX, type WireRequest, wireRequest } from '../api/wire';
import type { Mode } from '../domain/modes';
import type { RoutePath } from '../domain/routes';
import { deviceId } from '../lib/device-id';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { platformOf } from '../modes/platform';
import type { Boot } from './boot';

/** What composes the headers of a call before the client is there. */
export type Opened = Pick<Boot, 'apiBase' | 'config' | 'language' | 'opening'>;

/** Composes an early call; the mode is one whose headers need no shell. */
export function earlyRequest(call: FirstCall, { language, platform }: Page, device: string): WireRequest {
  const { method, path, input = {}, isNamed, isPublic = false, clientTag } = call;
  const row = { method, path, encoding: 'json', credentials: !isPublic } as const;
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
  window.addEventListener('pagehide', abortEarly);
  if (!canSendEarly(mode)) {
    preconnect(baseUrl);
    return;
  }
  const page = { language, platform: platformOf(mode) };
  for (const call of firstCallsOf(route, new URLSearchParams(location.search))) {
    const request = earlyRequest(call, page, deviceId());
    if (!(call.isStored && isInStorage(request))) sendEarly(request, baseUrl, config.requestTimeoutMs);
  }
}

/** Whether the headers of a call need neither a token nor the messaging app's shell. */
export function canSendEarly(mode: Mode): mode is Exclude<Mode, 'mini-program'> {
  return mode !== 'mini-program' && MODE_CAPABILITIES[mode].session === 'cookie';
}

/** Whether the answer of a call may be in local storage. */
export function isInStorage(request: WireRequest): boolean {
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
