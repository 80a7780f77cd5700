import snsWebSdk from '@sumsub/websdk';
import type { EmbeddedVendor, VendorEvent } from './vendor';

/** Sumsub, by its own loader: a frame of theirs that talks by messages. */
export const sumsub: EmbeddedVendor = {
  start: async ({ container, token, baseUrl, language, theme, freshToken, onEvent }) => {
    const renewed = async () => {
      try {
        return await freshToken();
      } catch (error) {
        // The loader passes the refusal on to its frame, which has nothing to say to the member.
        onEvent({ type: 'failed', code: 'sumsub-token' });
        throw error;
      }
    };
    const builder = snsWebSdk.init(token, renewed);
    if (baseUrl !== '') builder.withBaseUrl(baseUrl);
    const sdk = builder
      .withConf({ lang: sumsubLanguage(language), theme })
      // The page has its viewport; a second tag would change its scale.
      .withOptions({ addViewportTag: false, adaptIframeHeight: true })
      .on('idCheck.onInitialized', () => onEvent({ type: 'loaded' }))
      .on('idCheck.onApplicantSubmitted', () => onEvent({ type: 'submitted' }))
      .on('idCheck.onApplicantResubmitted', () => onEvent({ type: 'submitted' }))
      .on('idCheck.onError', (payload) => onEvent(sumsubError(payload)))
      .build();
    sdk.launch(container);
    const frame = container.querySelector('iframe');
    if (frame) frame.title = 'Sumsub';
    return async () => sdk.destroy();
  },
};

/** Sumsub's languages have no regions, apart from its two Chinese ones. */
export function sumsubLanguage(tag: string): string {
  if (tag === 'zh-TW' || tag === 'zh-HK') return 'zh-tw';
  return tag.split('-')[0] ?? tag;
}

/** Words by which its errors speak of the camera: it documents no codes for them. */
const CAMERA = /camera|getusermedia|notallowed/i;

/** What an error of the frame means to us. `invalid-token` never comes here: the loader asks for another one. */
export function sumsubError(payload: unknown): VendorEvent {
  const code = textOf(payload, 'code') || 'unknown';
  if (CAMERA.test(`${code} ${textOf(payload, 'reason')}`)) return { type: 'camera-refused' };
  return { type: 'failed', code: `sumsub-${code}` };
}

function textOf(payload: unknown, key: string): string {
  const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, key) : undefined;
  return typeof value === 'string' ? value : '';
}
