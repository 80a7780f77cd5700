import { Onfido } from 'onfido-sdk-ui';
import { lookUp } from '../domain/look-up';
import type { DocumentType } from '../domain/statuses';
import { SESSION_EXPIRED } from './redirect';
import type { EmbeddedRun, EmbeddedVendor, VendorEvent } from './vendor';

/** All others are failures. */
const EVENTS: Readonly<Record<string, VendorEvent>> = {
  permissions_unavailable: { type: 'camera-refused' },
  no_camera: { type: 'camera-refused' },
  user_consent_denied: { type: 'cancelled' },
};
const TOKEN_ERRORS = new Set(['expired_token', 'invalid_token']);
/** A vendor that refuses all must cause no endless loop. */
const MAX_FRESH_TOKENS = 2;

type Handle = ReturnType<typeof Onfido.init>;

export const onfido: EmbeddedVendor = {
  start: async (run) => {
    const { container, onEvent } = run;
    let stopped = false;
    let renewals = 0;
    let handle: Handle | undefined;

    // Has no such callback.
    const mounted = new MutationObserver(() => container.childElementCount > 0 && onEvent({ type: 'loaded' }));
    mounted.observe(container, { childList: true });

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
      mounted.disconnect();
      await tearDown(handle);
    };
  },
};

/** The types lack `sdkUrl`. */
function parametersOf(run: EmbeddedRun, token: string) {
  const { container, workflowId, version, baseUrl, language, theme } = run;
  return {
    token,
    containerEl: container,
    language: language.replace('-', '_'),
    theme: { name: theme },
    showExitButton: true,
    disableAnalytics: true,
    // A Studio workflow defines its own steps.
    ...(workflowId === '' ? { steps: onfidoSteps(run) } : { workflowRunId: workflowId }),
    ...(version !== '' && { version }),
    ...(baseUrl !== '' && { sdkUrl: `${baseUrl}/Onfido.js` }),
  };
}

/** Onfido has no bank verification numbers. */
const DOCUMENTS: Partial<Record<DocumentType, string>> = {
  ID_CARD: 'national_identity_card',
  PASSPORT: 'passport',
  DRIVERS: 'driving_licence',
  RESIDENCE_PERMIT: 'residence_permit',
};

export function onfidoSteps({ documentType, country }: Pick<EmbeddedRun, 'documentType' | 'country'>) {
  const name = documentType && DOCUMENTS[documentType];
  const chosen = name && { options: { documentTypes: { [name]: country === '' ? true : { country } } } };
  return [{ type: 'document', ...chosen }, 'face'];
}

async function tearDown(handle: Handle | undefined): Promise<void> {
  try {
    await handle?.tearDown();
  } catch {
    // The SDK was never mounted.
  }
}

function isTokenError(error: unknown): boolean {
  return TOKEN_ERRORS.has(typeOf(error));
}

/** Without a type: the script failed to load. */
export function onfidoError(error: unknown): VendorEvent {
  const type = typeOf(error);
  if (TOKEN_ERRORS.has(type)) return { type: 'failed', code: SESSION_EXPIRED };
  if (type === '') return { type: 'failed', code: 'load-failed' };
  return lookUp(EVENTS, type) ?? { type: 'failed', code: `onfido-${type}` };
}

function typeOf(error: unknown): string {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  return typeof type === 'string' ? type : '';
}
