import { type ReactNode, useState } from 'react';

interface Control<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Holds a field's value. */
export function Held<T>({
  initial,
  children,
}: {
  readonly initial: T;
  readonly children: (held: Control<T>) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children({ value, onChange: setValue });
}
