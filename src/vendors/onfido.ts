import { Onfido } from 'onfido-sdk-ui';
import type { EmbeddedRun, EmbeddedVendor, VendorEvent } from './vendor';

/** Errors of the SDK that mean something to the member; every other one is a failure. */
const EVENTS: Readonly<Record<string, VendorEvent>> = {
  permissions_unavailable: { type: 'camera-refused' },
  no_camera: { type: 'camera-refused' },
  user_consent_denied: { type: 'cancelled' },
};
const TOKEN_ERRORS = new Set(['expired_token', 'invalid_token']);
/** A vendor that refuses every token would otherwise be asked for ever. */
const MAX_FRESH_TOKENS = 2;

type Handle = ReturnType<typeof Onfido.init>;

/** Onfido, by its own loader, which fetches the SDK and runs it in the page. */
export const onfido: EmbeddedVendor = {
  start: async (run) => {
    const { container, onEvent } = run;
    let stopped = false;
    let renewals = 0;
    let handle: Handle | undefined;

    // The SDK says nothing when it has come up: something of it in the page is the sign.
    const drawn = new MutationObserver(() => container.childElementCount > 0 && onEvent({ type: 'loaded' }));
    drawn.observe(container, { childList: true });

    const renew = async () => {
      try {
        renewals += 1;
        await tearDown(handle);
        const token = await run.freshToken();
        if (!stopped) handle = begin(token);
      } catch {
        onEvent({ type: 'failed', code: 'onfido-token' });
      }
    };
    const begin = (token: string): Handle =>
      Onfido.init({
        ...parametersOf(run, token),
        onComplete: () => !stopped && onEvent({ type: 'submitted' }),
        onUserExit: () => !stopped && onEvent({ type: 'cancelled' }),
        onError: (error: unknown) => {
          if (stopped) return;
          const type = typeOf(error);
          if (TOKEN_ERRORS.has(type) && renewals < MAX_FRESH_TOKENS) void renew();
          else onEvent(EVENTS[type] ?? { type: 'failed', code: `onfido-${type}` });
        },
      } as Parameters<typeof Onfido.init>[0]);

    handle = begin(run.token);
    return async () => {
      stopped = true;
      drawn.disconnect();
      await tearDown(handle);
    };
  },
};

/** `sdkUrl` is not in the types: it is the seam for another host (design 11). */
function parametersOf({ container, workflowId, version, baseUrl, language, theme }: EmbeddedRun, token: string) {
  return {
    token,
    containerEl: container,
    language,
    theme: { name: theme },
    ...(workflowId === '' ? { steps: ['document', 'face'] } : { workflowRunId: workflowId }),
    ...(version !== '' && { version }),
    ...(baseUrl !== '' && { sdkUrl: `${baseUrl}/Onfido.js` }),
  };
}

/** Taking down is asynchronous, and fails where nothing came up: neither may keep the page from going on. */
async function tearDown(handle: Handle | undefined): Promise<void> {
  try {
    await handle?.tearDown();
  } catch {
    // Nothing was there to take down.
  }
}

function typeOf(error: unknown): string {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  return typeof type === 'string' ? type : 'load-failed';
}
