import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../api/client';
import type { VerificationRequest } from '../../../domain/eligibility-types';
import { type ScreenContext, screenContext } from '../actions/action';
import { beginOnScreen } from '../actions/begin-on-screen';
import { askServer } from '../member/start-gate';
import { type Begun, type RunEvent, type RunState, runState } from './run-state';
import type { VendorSession } from './vendor-run';

interface VendorRunOptions {
  /** What the run verifies; the eligibility rule has allowed it. */
  readonly request: VerificationRequest;
  /** The run starts again when it changes. */
  readonly key: string;
  /** Starts the run; resolves to undefined if it has redirected the member to another page, with `leaveFor`. */
  readonly begin: (context: ScreenContext, leaveFor: (address: string) => void) => Promise<Begun | undefined>;
  /** Requests another token for the same vendor, after the first one has expired. */
  readonly renewToken: (context: ScreenContext, session: VendorSession) => Promise<string>;
  /** Called once the vendor has the documents. */
  readonly onSubmitted: () => void;
  /** Called with each event. */
  readonly onEvent?: (event: RunEvent) => void;
}

/** A vendor's run on a screen. */
export interface VendorRunHandle {
  readonly state: RunState;
  /** Starts a new run, with a new token. */
  readonly restart: () => void;
  readonly renewToken: (session: VendorSession, signal: AbortSignal) => Promise<string>;
  readonly onEvent: (event: RunEvent) => void;
}

/**
 * Starts a vendor's run when the screen is shown, if the server allows it at that moment, and holds its state. `VendorScreen` renders it,
 * except for the refusal of the start.
 */
export function useVendorRun({
  request,
  key,
  begin,
  renewToken,
  onSubmitted,
  onEvent,
}: VendorRunOptions): VendorRunHandle {
  const [state, setState] = useState<RunState>(runState({ type: 'restarted' }));
  const [attempt, setAttempt] = useState(0);
  const change = (event: RunEvent) => {
    setState(runState(event));
    onEvent?.(event);
    if (event.type === 'ended' && event.end.type === 'submitted') onSubmitted();
  };
  const onChange = useEffectEvent(change);
  const start = useEffectEvent(async (context: ScreenContext, leaveFor: (address: string) => void) => {
    const answer = await askServer(context, request);
    return answer.allowed ? begin(context, leaveFor) : ({ at: 'not-allowed', answer } as const);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed key and each attempt start a new run.
  useEffect(() => {
    onChange({ type: 'restarted' });
    return beginOnScreen<Begun>({
      begin: (context, leaveFor) => start(context, leaveFor),
      onBegun: (begun) => onChange({ type: 'begun', begun }),
      onRefused: (error) => onChange({ type: 'refused', error }),
      onGivenUp: () => onChange({ type: 'left' }),
    });
  }, [key, attempt]);

  return {
    state,
    restart: useCallback(() => setAttempt((n) => n + 1), []),
    renewToken: (session, signal) => renewToken(screenContext(call, signal), session),
    onEvent: change,
  };
}
