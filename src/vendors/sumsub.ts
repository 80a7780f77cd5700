import snsWebSdk from '@sumsub/websdk';
import type { EmbeddedVendor, VendorEvent } from './vendor';

/** Sumsub: its loader adds a frame. */
export const sumsub: EmbeddedVendor = {
  start: async ({ container, token, baseUrl, language, theme, freshToken, onEvent }) => {
    const renewToken = async () => {
      try {
        return await freshToken();
      } catch (error) {
        // The loader's frame would show nothing for it.
        onEvent({ type: 'failed', code: 'sumsub-token' });
        throw error;
      }
    };
    const builder = snsWebSdk.init(token, renewToken);
    if (baseUrl !== '') builder.withBaseUrl(baseUrl);
    const sdk = builder
      .withConf({ lang: sumsubLanguage(language), theme })
      // A second viewport tag would change the page's scale.
      .withOptions({ addViewportTag: false, adaptIframeHeight: true })
      .on('idCheck.onInitialized', () => onEvent({ type: 'loaded' }))
      .on('idCheck.onApplicantSubmitted', () => onEvent({ type: 'submitted' }))
      .on('idCheck.onApplicantResubmitted', () => onEvent({ type: 'submitted' }))
      .on('idCheck.onError', (payload) => onEvent(sumsubError(payload)))
      .build();
    sdk.launch(container);
    return async () => sdk.destroy();
  },
};

/** No regions, except `zh-tw`. */
export function sumsubLanguage(tag: string): string {
  if (tag === 'zh-TW' || tag === 'zh-HK') return 'zh-tw';
  return tag.split('-')[0] ?? tag;
}

/** The codes are undocumented. */
const CAMERA = /camera|getusermedia|notallowed/i;

/** The loader handles `invalid-token`. */
export function sumsubError(payload: unknown): VendorEvent {
  const code = textOf(payload, 'code') || 'unknown';
  if (CAMERA.test(`${code} ${textOf(payload, 'reason')}`)) return { type: 'camera-refused' };
  return { type: 'failed', code: `sumsub-${code}` };
}

function textOf(payload: unknown, key: string): string {
  const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, key) : undefined;
  return typeof value === 'string' ? value : '';
}
