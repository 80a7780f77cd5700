import { useSnapshot } from 'valtio';
import { Select } from '../shared/select';
import { store } from '../state/store';

interface EndpointSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (endpoint: string) => void;
  /** First option, which is not a call. */
  readonly first: readonly [value: string, text: string];
}

export function EndpointSelect({ label, value, onChange, first }: EndpointSelectProps) {
  const endpoints = useSnapshot(store).catalogue?.endpoints ?? [];
  return (
    <Select
      aria-label={label}
      className="col-span-2 px-1"
      value={value}
      title={value}
      onChoose={onChange}
      options={[first, ...endpoints.map(({ name }) => name)]}
    />
  );
}
