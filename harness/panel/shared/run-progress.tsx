import { duration } from '../../core/duration';
import type { RunStatus } from '../../server/program';

export function RunProgress({ status, label }: { readonly status: RunStatus; readonly label: string }) {
  const { phase, doing, done, total, failed, secondsLeft, message } = status;
  const isRunning = phase === 'running';
  return (
    <>
      {isRunning && (
        <progress aria-label={label} className="mt-2 h-2 w-full" {...(total > 0 && { max: total, value: done })} />
      )}
      <p role="status" className="mt-1">
        {isRunning && total === 0 && 'Starting …'}
        {total > 0 && `${done} of ${total} states`}
        {done > 0 && <span className={failed > 0 ? 'text-bad' : 'text-good'}> · {failed} failed</span>}
        {isRunning && secondsLeft !== null && ` · ${duration(secondsLeft)} left`}
        {isRunning && doing !== '' && ` · ${doing}`}
      </p>
      {message !== '' && (
        <pre
          role={phase === 'broken' ? 'alert' : undefined}
          className={`mt-2 whitespace-pre-wrap break-words rounded-control p-2 font-mono text-xs ${phase === 'broken' ? 'bg-bad-tint text-bad' : 'bg-raised'}`}
        >
          {message}
        </pre>
      )}
    </>
  );
}
