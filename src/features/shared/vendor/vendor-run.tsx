import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../../api/errors';
import type { DocumentType, Provider } from '../../../domain/statuses';
import { initialConfig } from '../../../lib/initial-config';
import { FrameSkeleton } from '../../../ui/frame-skeleton';
import { TextLink } from '../../../ui/text-link';
import { VENDORS } from '../../../vendors/registry';
import type { StopVendor, VendorEvent } from '../../../vendors/vendor';

/** A vendor that has not shown itself by then is taken for blocked or too slow, in milliseconds. */
const LOAD_LIMIT_MS = 10_000;

/** What a run of a vendor's flow needs from the server. */
export interface VendorSession {
  readonly provider: Provider;
  readonly token: string;
  /** The vendor's own name of the flow; empty: its default. */
  readonly workflowId: string;
  /** Build of the vendor's SDK for this device, as the server wishes; empty: the newest. */
  readonly version: string;
  /** What the member chose already, so that the vendor need not ask again. Country: ISO 3166 alpha-3; empty or absent: nothing chosen. */
  readonly country?: string | undefined;
  readonly documentType?: DocumentType | undefined;
}

interface VendorRunProps {
  readonly session: VendorSession;
  /** Another token of the same kind; the server refuses by rejecting. The signal says that the run is over. */
  readonly freshToken: (signal: AbortSignal) => Promise<string>;
  /** Our server refused another token. After it the vendor is out of the page, and hears nothing of why. */
  readonly onRefused: (error: ApiError) => void;
  /** The end of the run. After it the vendor is out of the page. */
  readonly onEnd: (event: Exclude<VendorEvent, { type: 'loaded' }>) => void;
  /** The vendor's own screen is there. */
  readonly onLoaded?: (() => void) | undefined;
  /** Other ways on, under the vendor's frame. */
  readonly children?: ReactNode;
}

/**
 * A vendor's flow inside the page. The container is in the document before the vendor starts; the vendor is taken out when the run ends or
 * the screen goes. A vendor that does not come up within 10 seconds ends the run with `failed`.
 */
export function VendorRun({ session, freshToken, onRefused, onEnd, onLoaded, children }: VendorRunProps) {
  const { t, i18n } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  // A run is started once a session; what the parent passes anew each time is read when it is needed.
  const latest = useRef({ freshToken, onRefused, onEnd, onLoaded, language: i18n.language });
  latest.current = { freshToken, onRefused, onEnd, onLoaded, language: i18n.language };

  useEffect(() => {
    const element = container.current;
    const row = VENDORS[session.provider];
    if (element === null || row.kind !== 'embedded') return;
    const run = new AbortController();
    const { signal } = run;
    let stop: StopVendor | undefined;
    const end = (event: Exclude<VendorEvent, { type: 'loaded' }>) => {
      if (signal.aborted) return;
      finish();
      latest.current.onEnd(event);
    };
    const renew = async () => {
      try {
        // A vendor that is being taken down may still ask for one.
        signal.throwIfAborted();
        return await latest.current.freshToken(signal);
      } catch (error) {
        if (!signal.aborted && isApiError(error)) {
          finish();
          latest.current.onRefused(error);
        }
        throw error;
      }
    };
    const finish = () => {
      run.abort();
      clearTimeout(timer);
      void stop?.();
    };
    const timer = setTimeout(() => end({ type: 'failed', code: 'load-timeout' }), LOAD_LIMIT_MS);
    const hear = (event: VendorEvent) => {
      if (signal.aborted) return;
      if (event.type !== 'loaded') return end(event);
      clearTimeout(timer);
      setLoaded(true);
      latest.current.onLoaded?.();
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
              baseUrl: initialConfig().vendors[row.baseOf],
              language: latest.current.language,
              theme: themeOfPage(),
              country: session.country ?? '',
              documentType: session.documentType,
              freshToken: renew,
              onEvent: hear,
            }),
      )
      .then(
        (stopVendor) => {
          stop = stopVendor;
          // It came up after the screen had gone.
          if (signal.aborted) void stop?.();
        },
        () => end({ type: 'failed', code: 'load-failed' }),
      );
    return finish;
  }, [session]);

  return (
    <div className="flex flex-col gap-4">
      {/* Above the vendor's frame, whose height changes with its content. */}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <TextLink asChild beside className="ms-auto">
          <button type="button" onClick={() => latest.current.onEnd({ type: 'cancelled' })}>
            {t('vendorRun.leave')}
          </button>
        </TextLink>
      </div>
      {/* The placeholder covers the frame while that loads, so that nothing moves when it is ready. */}
      <div className="grid *:col-start-1 *:row-start-1">
        <div
          ref={container}
          className="min-h-140 w-full overflow-hidden rounded-base border border-line [&_iframe]:block [&_iframe]:min-h-140 [&_iframe]:w-full"
        />
        {!loaded && <FrameSkeleton label={t('vendorRun.loading')} />}
      </div>
    </div>
  );
}

/** Light or dark as the page is drawn at this moment: as told, else as the browser is set. */
function themeOfPage(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined) return theme === 'light' ? 'light' : 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
