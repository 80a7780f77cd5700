import { Spinner } from './icons';

/** Announced at once, visible after a second. Its place is kept. */
export function DelayedLabel({ text }: { readonly text: string }) {
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
