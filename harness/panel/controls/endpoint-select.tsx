import { useSnapshot } from 'valtio';
import { Select } from '../shared/select';
import { store } from '../state/store';

interface EndpointSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (endpoint: string) => void;
  /** Whether `*`, which stands for every call, is an option. Default: false. */
  readonly every?: boolean;
  /** First option, with an empty value, for a select that starts without a choice. */
  readonly prompt?: string;
}

/** Select with all API calls of the product. */
export function EndpointSelect({ label, value, onChange, every = false, prompt }: EndpointSelectProps) {
  const endpoints = useSnapshot(store).catalogue?.endpoints ?? [];
  return (
    <Select
      aria-label={label}
      className="col-span-2 px-1"
      value={value}
      title={value}
      onChoose={onChange}
      options={[
        ...(prompt === undefined ? [] : [['', prompt] as const]),
        ...(every ? [['*', 'Every call'] as const] : []),
        ...endpoints.map(({ name }) => name),
      ]}
    />
  );
}
