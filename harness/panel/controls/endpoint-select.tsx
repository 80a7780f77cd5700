import { useSnapshot } from 'valtio';
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
    <select
      aria-label={label}
      className="field col-span-2 px-1"
      value={value}
      title={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {prompt !== undefined && <option value="">{prompt}</option>}
      {every && <option value="*">Every call</option>}
      {endpoints.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
