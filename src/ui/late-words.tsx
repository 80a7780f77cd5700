import { Spinner } from './icons';

/** Says what is being waited for: to screen readers at once, and in sight after a second. Its place is kept, so that nothing moves. */
export function LateWords({ text }: { readonly text: string }) {
  return (
    <>
      <span className="sr-only">{text}</span>
      <p aria-hidden="true" className="flex min-h-6 animate-late items-center gap-2 text-sm text-muted">
        <Spinner className="size-4" />
        {text}
      </p>
    </>
  );
}
