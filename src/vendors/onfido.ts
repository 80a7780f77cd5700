import { Onfido } from 'onfido-sdk-ui';
import type { DocumentType } from '../domain/statuses';
import { SESSION_EXPIRED } from './redirect';
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
        onEvent({ type: 'failed', code: SESSION_EXPIRED });
      }
    };
    const begin = (token: string): Handle =>
      Onfido.init({
        ...parametersOf(run, token),
        onComplete: () => !stopped && onEvent({ type: 'submitted' }),
        onUserExit: () => !stopped && onEvent({ type: 'cancelled' }),
        onError: (error: unknown) => {
          if (stopped) return;
          if (isTokenError(error) && renewals < MAX_FRESH_TOKENS) void renew();
          else onEvent(onfidoError(error));
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
function parametersOf(run: EmbeddedRun, token: string) {
  const { container, workflowId, version, baseUrl, language, theme } = run;
  return {
    token,
    containerEl: container,
    language: language.replace('-', '_'),
    theme: { name: theme },
    showExitButton: true,
    disableAnalytics: true,
    // A Studio workflow says itself what to ask for; without one the steps are named here.
    ...(workflowId === '' ? { steps: onfidoSteps(run) } : { workflowRunId: workflowId }),
    ...(version !== '' && { version }),
    ...(baseUrl !== '' && { sdkUrl: `${baseUrl}/Onfido.js` }),
  };
}

/** Onfido's names of our document types; it knows no bank verification number. */
const DOCUMENTS: Partial<Record<DocumentType, string>> = {
  ID_CARD: 'national_identity_card',
  PASSPORT: 'passport',
  DRIVERS: 'driving_licence',
  RESIDENCE_PERMIT: 'residence_permit',
};

/** What to ask for: the document that the member chose already, so that nobody is asked twice. */
export function onfidoSteps({ documentType, country }: Pick<EmbeddedRun, 'documentType' | 'country'>) {
  const name = documentType && DOCUMENTS[documentType];
  const chosen = name && { options: { documentTypes: { [name]: country === '' ? true : { country } } } };
  return [{ type: 'document', ...chosen }, 'face'];
}

/** Taking down is asynchronous, and fails where nothing came up: neither may keep the page from going on. */
async function tearDown(handle: Handle | undefined): Promise<void> {
  try {
    await handle?.tearDown();
  } catch {
    // Nothing was there to take down.
  }
}

function isTokenError(error: unknown): boolean {
  return TOKEN_ERRORS.has(typeOf(error));
}

/** What an error of the SDK means to us; one of the loader itself has no type: the script did not come. */
export function onfidoError(error: unknown): VendorEvent {
  const type = typeOf(error);
  if (TOKEN_ERRORS.has(type)) return { type: 'failed', code: SESSION_EXPIRED };
  if (type === '') return { type: 'failed', code: 'load-failed' };
  return EVENTS[type] ?? { type: 'failed', code: `onfido-${type}` };
}

function typeOf(error: unknown): string {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  return typeof type === 'string' ? type : '';
}
