import { type ComponentType, type ReactNode, useState } from 'react';

type Field = (props: never) => ReactNode;

type HeldProps<F extends Field> = Omit<Parameters<F>[0], 'value' | 'onChange'> & {
  readonly field: F;
  readonly initial: Parameters<F>[0] extends { readonly value: infer V } ? V : never;
};

export function Held<F extends Field>({ field, initial, ...props }: HeldProps<F>) {
  const [value, onChange] = useState(initial);
  const Shown = field as unknown as ComponentType<object>;
  return <Shown {...{ ...props, value, onChange }} />;
}
