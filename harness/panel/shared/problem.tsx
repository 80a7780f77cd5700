/** Announced to screen readers. Renders nothing for an empty text. */
export function Problem({
  text,
  id,
  className = '',
}: {
  readonly text: string;
  readonly id?: string;
  readonly className?: string;
}) {
  if (text === '') return null;
  return (
    <p role="alert" id={id} className={`text-bad text-xs ${className}`}>
      {text}
    </p>
  );
}
