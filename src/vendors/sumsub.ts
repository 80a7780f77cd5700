import snsWebSdk from '@sumsub/websdk';
import type { EmbeddedVendor } from './vendor';

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
      .withConf({ lang: language, theme })
      // The page has its viewport; a second tag would change its scale.
      .withOptions({ addViewportTag: false, adaptIframeHeight: true })
      .on('idCheck.onInitialized', () => onEvent({ type: 'loaded' }))
      .on('idCheck.onApplicantSubmitted', () => onEvent({ type: 'submitted' }))
      .on('idCheck.onApplicantResubmitted', () => onEvent({ type: 'submitted' }))
      .on('idCheck.onError', (payload) => onEvent({ type: 'failed', code: `sumsub-${codeOf(payload)}` }))
      .build();
    sdk.launch(container);
    const frame = container.querySelector('iframe');
    if (frame) frame.title = 'Sumsub';
    return async () => sdk.destroy();
  },
};

function codeOf(payload: unknown): string {
  const code = typeof payload === 'object' && payload !== null && 'code' in payload ? payload.code : undefined;
  return typeof code === 'string' ? code : 'unknown';
}
