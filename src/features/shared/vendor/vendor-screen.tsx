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
  /** Whom the member's consent names; empty where it leaves that open. */
  readonly partners: readonly Provider[];
  /** Actions under the vendor's frame. */
  readonly actions?: ReactNode;
  /** Actions beside the retry button after a run that was not submitted. `isFailure`: the member can do nothing about the cause. */
  readonly otherActions?: (isFailure: boolean) => ReactNode;
}

/**
 * A vendor's run: loading, the vendor's frame, or why it ended, with a retry button. Renders nothing after the submission, and nothing if the
 * start is refused: the screen around it shows both.
 */
export function VendorScreen({ run, partners, actions, otherActions }: VendorScreenProps) {
  const { state, restart } = run;
  // Back online, a start that failed, or a partner's page that did not load, is tried again by itself.
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
