import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../api/client';
import type { VerificationRequest } from '../../../domain/eligibility-types';
import { type ScreenContext, screenContext } from '../actions/action';
import { beginOnScreen } from '../actions/begin-on-screen';
import { askServer } from '../member/start-guard';
import { type Begun, type RunEvent, type RunState, runState } from './run-state';
import type { VendorSession } from './vendor-run';

interface VendorRunOptions {
  /** The eligibility rule has allowed it. */
  readonly request: VerificationRequest;
  /** A change restarts the run. */
  readonly key: string;
  /** Undefined after a redirect through `leaveFor`. */
  readonly begin: (context: ScreenContext, leaveFor: (address: string) => void) => Promise<Begun | undefined>;
  /** After the first token expired. */
  readonly renewToken: (context: ScreenContext, session: VendorSession) => Promise<string>;
  readonly onSubmitted: () => void;
  readonly onEvent?: (event: RunEvent) => void;
}

export interface VendorRunHandle {
  readonly state: RunState;
  readonly restart: () => void;
  readonly renewToken: (session: VendorSession, signal: AbortSignal) => Promise<string>;
  readonly onEvent: (event: RunEvent) => void;
}

/** If the server allows it. `VendorScreen` renders it. */
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
