/** What is wrong with something that was typed or asked for; nothing for an empty text. Screen readers read it out. */
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
