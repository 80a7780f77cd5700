import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Fault } from '../../engine/fault-schema';
import { concerns } from '../../engine/paths';
import { Button } from '../shared/button';
import { Problem } from '../shared/problem';
import { Select } from '../shared/select';
import { setFaults } from '../state/scenario-changes';
import { store } from '../state/store';
import { EndpointSelect } from './endpoint-select';
import { FAULT_FORMS } from './schema';

/** Describes a fault in one line: its kind, its parameters, and how often it is injected. */
export function faultText(fault: Fault): string {
  const { endpoint: _endpoint, kind, times, share, seed, ...parameters } = fault;
  const values = Object.values(parameters).filter((value) => value !== '');
  const often = share === undefined ? 'always' : `${Math.round(share * 100)} % of calls, seed ${seed ?? 1}`;
  return [kind, ...values, times === undefined ? often : `${times}×`].join(' · ');
}

/** Initial values of a new fault's parameters, by their names. */
const STARTS: Readonly<Record<string, string>> = { ret_code: '10007', status: '500', ms: '3000', count: '3' };

/** Lists the scenario's faults, with a form that adds one. */
export function Faults() {
  const { current, problems } = useSnapshot(store);
  const faults = (current?.scenario.faults ?? []) as readonly Fault[];
  const mine = problems.filter(({ path }) => concerns(path, 'faults'));
  return (
    <>
      <ul>
        {faults.map((fault, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be equal; only their index differs.
            key={`${at} ${JSON.stringify(fault)}`}
            className="mb-1 flex items-center gap-1 rounded-control border border-line bg-surface ps-2"
          >
            <span className="min-w-0 grow py-1">
              <span className="block truncate text-xs" title={fault.endpoint}>
                {fault.endpoint === '*' ? 'Every call' : fault.endpoint}
              </span>
              <span className="block truncate font-medium text-warn text-xs">{faultText(fault)}</span>
            </span>
            <Button
              icon="close"
              label={`Remove the fault ${faultText(fault)}`}
              onClick={() => void setFaults(faults.filter((_fault, each) => each !== at))}
            />
          </li>
        ))}
      </ul>
      <AddFault faults={faults} />
      <Problem text={mine.map(({ path, message }) => `${path}: ${message}`).join(' · ')} className="mt-1" />
    </>
  );
}

function AddFault({ faults }: { faults: readonly Fault[] }) {
  const [kind, setKind] = useState('envelope');
  const [endpoint, setEndpoint] = useState('*');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(STARTS);
  const form = [...(FAULT_FORMS.get(kind) ?? []), { name: 'times', type: 'number', required: false } as const];

  const add = () => {
    const parameters = form.flatMap(({ name, type }) => {
      const text = typed[name] ?? '';
      if (text === '') return [];
      return [[name, type === 'number' && !Number.isNaN(Number(text)) ? Number(text) : text]];
    });
    void setFaults([...faults, { endpoint, kind, ...Object.fromEntries(parameters) } as Fault]);
  };

  return (
    <form
      aria-label="Add a fault"
      className="grid grid-cols-2 gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <EndpointSelect
        label="Call that the fault strikes"
        first={['*', 'Every call']}
        value={endpoint}
        onChange={setEndpoint}
      />
      <Select
        aria-label="Kind of fault"
        className="px-1"
        value={kind}
        options={[...FAULT_FORMS.keys()]}
        onChoose={setKind}
      />
      {form.map(({ name, required }) => (
        <input
          key={name}
          aria-label={name === 'times' ? 'How often the fault strikes; empty means always' : `Fault ${name}`}
          placeholder={name === 'times' ? 'times: always' : required ? name : `${name} (optional)`}
          className="field"
          autoComplete="off"
          required={required}
          value={typed[name] ?? ''}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      <Button type="submit" look="outlined">
        Add fault
      </Button>
    </form>
  );
}
