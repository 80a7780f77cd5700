import type { FieldErrors, FieldPath, FieldPathValue, FieldValues, UseControllerProps } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { FieldErrorEntry } from './error-summary';

/** `<CountryField {...useFormField({ control, name })} label=… />`. Text fields can use `register`. */
export function useFormField<V extends FieldValues, N extends FieldPath<V>>(props: UseControllerProps<V, N>) {
  const { field, fieldState } = useController(props);
  return {
    name: field.name as string,
    value: field.value as FieldPathValue<V, N>,
    onChange: field.onChange as (value: FieldPathValue<V, N>) => void,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  };
}

/** Nested ids are paths ("phone.number"). @param order names in form order; others come last */
export function errorEntries(errors: FieldErrors, order: readonly string[]): FieldErrorEntry[] {
  const position = ({ fieldId }: FieldErrorEntry) => {
    const index = order.findIndex((name) => fieldId === name || fieldId.startsWith(`${name}.`));
    return index === -1 ? order.length : index;
  };
  return flatten(errors, '').sort((a, b) => position(a) - position(b));
}

function flatten(errors: object, path: string): FieldErrorEntry[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const fieldId = path === '' ? key : `${path}.${key}`;
    if ('message' in error && typeof error.message === 'string') return [{ fieldId, message: error.message }];
    return flatten(error, fieldId);
  });
}
