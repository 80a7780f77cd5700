import { type ReactNode, useState } from 'react';

interface Control<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Keeps the value of a controlled field in state and passes it to `children`. */
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
