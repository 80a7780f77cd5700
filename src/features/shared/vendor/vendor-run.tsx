import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../../api/errors';
import type { DocumentType, Provider } from '../../../domain/statuses';
import { ADAPTERS, baseAddressOf } from '../../../vendors/registry';
import type { VendorEnd } from '../../../vendors/returned';
import type { StopVendor, VendorEvent } from '../../../vendors/vendor';
import { VendorFrame } from './vendor-frame';

/** A vendor that has not shown its first screen after this many milliseconds counts as blocked or too slow. */
const LOAD_LIMIT_MS = 10_000;

/** What a vendor's run needs from the server. */
export interface VendorSession {
  readonly provider: Provider;
  readonly token: string;
  /** The vendor's id of the flow; empty: the vendor's default. */
  readonly workflowId: string;
  /** Version of the vendor's SDK for this device, from the server; empty: the latest. */
  readonly version: string;
  /** The member's choices, so that the vendor does not ask again. Country: ISO 3166 alpha-3; empty or absent: not chosen. */
  readonly country?: string | undefined;
  readonly documentType?: DocumentType | undefined;
}

interface VendorRunProps {
  readonly session: VendorSession;
  /** Requests another token of the same kind; rejects with an ApiError if our server refuses. The signal aborts at the end of the run. */
  readonly renewToken: (signal: AbortSignal) => Promise<string>;
  /** Called after our server has refused another token; the vendor has been removed from the page. */
  readonly onRefused: (error: ApiError) => void;
  /** Called at the end of the run; the vendor has been removed from the page. */
  readonly onEnd: (end: VendorEnd) => void;
  /** Other actions, under the vendor's frame. */
  readonly children?: ReactNode;
}

/**
 * A vendor's flow inside the page. The container is in the document before the vendor starts; the vendor is removed when the run ends or
 * the component unmounts. A vendor that shows nothing within 10 seconds ends the run with `failed`.
 */
export function VendorRun({ session, renewToken, onRefused, onEnd, children }: VendorRunProps) {
  const { i18n } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const end = useEffectEvent(onEnd);
  const refuse = useEffectEvent(onRefused);
  const renew = useEffectEvent(renewToken);
  const languageNow = useEffectEvent(() => i18n.language);

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
        // A vendor that is being removed may still request a token.
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
          // It has started after the end of the run.
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
      <div
        ref={container}
        className="min-h-140 w-full overflow-hidden rounded-base border border-line [&_iframe]:block [&_iframe]:min-h-140 [&_iframe]:w-full"
      />
    </VendorFrame>
  );
}

/** The colours in which the page is shown: those that the page sets, else the browser's setting. */
function themeOfPage(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined) return theme === 'light' ? 'light' : 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
