import { sendEarly } from '../api/early';
import { firstRow, isStored } from '../api/first-rows';
import { HEADER_NAMES, keyOf, STORAGE_PREFIX, type WireRequest, wireRequest } from '../api/wire';
import type { Mode } from '../domain/modes';
import { deviceId } from '../lib/device-id';
import { platformOf } from '../modes/platform';
import { firstCallsOf } from '../screens/opening-calls';
import type { FirstCall } from '../screens/screen';
import type { RoutePath } from '../screens/screens';
import type { Boot } from './boot';

export type Opened = Pick<Boot, 'apiBase' | 'language' | 'opening'>;

export function earlyRequest(call: FirstCall, { language, platform }: Page, device: string): WireRequest {
  const { endpoint, input = {}, clientTag } = call;
  const row = firstRow(endpoint);
  const context = { language, platform, shellUserAgent: undefined, sdkSession: undefined };
  const names = row.headers ?? [];
  return wireRequest({ encoding: 'json', credentials: true, ...row }, input, context, {
    ...Object.fromEntries(names.map((name) => [name, headerValue(name, language, device)])),
    [HEADER_NAMES.clientTag]: clientTag,
  });
}

/** `Guid` is the device id, `Lang` the language. */
export function headerValue(name: string, language: string, device: string): string | undefined {
  if (name.toLowerCase() === 'guid') return device;
  return name === 'Lang' ? language : undefined;
}

type Page = Pick<Parameters<typeof wireRequest>[2], 'language' | 'platform'>;

/** Only opens the connection if a token or the shell sets the headers. */
export function sendEarlyCalls(route: RoutePath, { apiBase: baseUrl, language, opening }: Opened): void {
  if (!canSendEarly(opening)) {
    preconnect(baseUrl);
    return;
  }
  const page = { language, platform: platformOf(opening.shell) };
  for (const call of firstCallsOf(route, new URLSearchParams(location.search))) {
    const request = earlyRequest(call, page, deviceId());
    if (!hasAnswer(call, request)) sendEarly(request, baseUrl);
  }
}

export function canSendEarly({ shell, authority }: Mode): boolean {
  return shell !== 'mini-program' && authority === 'session';
}

/** In storage. */
export function hasAnswer({ endpoint }: FirstCall, request: WireRequest): boolean {
  try {
    return isStored(firstRow(endpoint)) && localStorage.getItem(STORAGE_PREFIX + keyOf(request)) !== null;
  } catch {
    return false;
  }
}

function preconnect(address: string): void {
  const link = { rel: 'preconnect', crossOrigin: 'use-credentials', href: address };
  document.head.append(Object.assign(document.createElement('link'), link));
}
