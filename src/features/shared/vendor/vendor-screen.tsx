import { type ReactNode, useEffect } from 'react';
import type { Provider } from '../../../domain/statuses';
import { noteFailure } from '../../../lib/failures';
import { LoadError } from '../loading/load-error';
import { problemView } from './problem-view';
import { RunProblem } from './run-problem';
import type { VendorRunHandle } from './use-vendor-run';
import { VendorFrame } from './vendor-frame';
import { VendorRun } from './vendor-run';

interface VendorScreenProps {
  readonly run: VendorRunHandle;
  readonly partners: readonly Provider[];
  readonly actions?: ReactNode;
  readonly otherActions?: (isFailure: boolean) => ReactNode;
}

/** Nothing after a submission or a refused start. */
export function VendorScreen({ run, partners, actions, otherActions }: VendorScreenProps) {
  const { state, restart } = run;
  // Back online, a failed start is retried.
  useEffect(() => {
    if (state.at === 'refused') return noteFailure({ error: state.error, retry: restart });
    const isBlocked = state.at === 'problem' && problemView(state.problem).text === 'blocked';
    return isBlocked ? noteFailure({ error: state.problem, retry: restart }) : undefined;
  }, [state, restart]);
  if (state.at === 'starting') return <VendorFrame partners={partners} isLoading actions={actions} />;
  if (state.at === 'refused') {
    return <LoadError error={state.error} onRetry={restart} otherAction={otherActions?.(false)} />;
  }
  if (state.at === 'problem') {
    return <RunProblem problem={state.problem} onRetry={restart} otherActions={otherActions} />;
  }
  if (state.at === 'submitted' || state.at === 'not-allowed') return null;
  const { session } = state;
  return (
    <VendorRun
      session={session}
      renewToken={(signal) => run.renewToken(session, signal)}
      onRefused={(error) => run.onEvent({ type: 'refused', error })}
      onEnd={(end) => run.onEvent({ type: 'ended', end })}
    >
      {actions}
    </VendorRun>
  );
}
