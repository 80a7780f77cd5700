import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../../api/errors';
import type { DocumentType, Provider } from '../../../domain/statuses';
import { ADAPTERS, baseAddressOf } from '../../../vendors/registry';
import type { VendorEnd } from '../../../vendors/returned';
import type { StopVendor, VendorEvent } from '../../../vendors/vendor';
import { partnerNames } from '../consent/request-facts';
import { VendorFrame } from './vendor-frame';

/** In milliseconds: then the vendor counts as blocked. */
const LOAD_LIMIT_MS = 10_000;

export interface VendorSession {
  readonly provider: Provider;
  readonly token: string;
  /** The vendor's id; empty: its default. */
  readonly workflowId: string;
  /** For this device; empty: the latest. */
  readonly version: string;
  /** ISO 3166 alpha-3; empty or absent: the vendor asks. */
  readonly country?: string | undefined;
  readonly documentType?: DocumentType | undefined;
}

interface VendorRunProps {
  readonly session: VendorSession;
  /** Rejects with an `ApiError`. The signal aborts when the run ends. */
  readonly renewToken: (signal: AbortSignal) => Promise<string>;
  /** The vendor is already removed. */
  readonly onRefused: (error: ApiError) => void;
  /** The vendor is already removed. */
  readonly onEnd: (end: VendorEnd) => void;
  readonly children?: ReactNode;
}

/** Removed at the end or on unmount. `failed` if nothing shows within 10 seconds. */
export function VendorRun({ session, renewToken, onRefused, onEnd, children }: VendorRunProps) {
  const { i18n } = useTranslation();
  const container = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState(false);
  const end = useEffectEvent(onEnd);
  const refuse = useEffectEvent(onRefused);
  const renew = useEffectEvent(renewToken);
  const languageNow = useEffectEvent(() => i18n.language);
  const partner = partnerNames([session.provider], i18n.language);
  useEffect(() => (container.current ? nameFrames(container.current, partner) : undefined), [partner]);

  useEffect(() => {
    const element = container.current;
    const { provider } = session;
    const row = ADAPTERS[provider];
    if (element === null || row.kind !== 'embedded') return;
    const run = new AbortController();
    const { signal } = run;
    let stop: StopVendor | undefined;
    const finishWith = (event: VendorEnd) => {
      if (signal.aborted) return;
      finish();
      end(event);
    };
    const freshToken = async () => {
      try {
        // A vendor being removed may still request a token.
        signal.throwIfAborted();
        return await renew(signal);
      } catch (error) {
        if (!signal.aborted && isApiError(error)) {
          finish();
          refuse(error);
        }
        throw error;
      }
    };
    const finish = () => {
      run.abort();
      clearTimeout(timer);
      void stop?.();
    };
    const timer = setTimeout(() => finishWith({ type: 'failed', code: 'load-timeout' }), LOAD_LIMIT_MS);
    const onEvent = (event: VendorEvent) => {
      if (signal.aborted) return;
      if (event.type !== 'loaded') return finishWith(event);
      clearTimeout(timer);
      setLoaded(true);
    };
    setLoaded(false);
    row
      .load()
      .then(({ start }) =>
        signal.aborted
          ? undefined
          : start({
              container: element,
              token: session.token,
              workflowId: session.workflowId,
              version: session.version,
              baseUrl: baseAddressOf(provider),
              language: languageNow(),
              theme: themeOfPage(),
              country: session.country ?? '',
              documentType: session.documentType,
              freshToken,
              onEvent,
            }),
      )
      .then(
        (stopVendor) => {
          stop = stopVendor;
          // It started after the run ended.
          if (signal.aborted) void stop?.();
        },
        () => finishWith({ type: 'failed', code: 'load-failed' }),
      );
    return finish;
  }, [session]);

  return (
    <VendorFrame
      partners={[session.provider]}
      isLoading={!loaded}
      actions={children}
      onLeave={() => onEnd({ type: 'cancelled' })}
    >
      <section
        ref={container}
        aria-label={partner}
        className="min-h-140 w-full overflow-hidden rounded-base border border-line [&_iframe]:block [&_iframe]:min-h-140 [&_iframe]:w-full"
      />
    </VendorFrame>
  );
}

/** A vendor's own name for it is technical, or missing. Returns a function that stops. */
function nameFrames(container: HTMLElement, name: string): () => void {
  const observer = new MutationObserver(() => {
    for (const frame of container.querySelectorAll('iframe')) frame.title = name;
  });
  observer.observe(container, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function themeOfPage(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined) return theme === 'light' ? 'light' : 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
