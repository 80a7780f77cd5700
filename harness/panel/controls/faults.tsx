import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Fault } from '../../core/fault-schema';
import { FAULTS, type FaultKind } from '../../core/faults';
import { concerns, valueAt } from '../../core/paths';
import { Button } from '../shared/button';
import { Field } from '../shared/field';
import { Problem } from '../shared/problem';
import { Select } from '../shared/select';
import { setFaults } from '../state/scenario-changes';
import { store } from '../state/store';
import { EndpointSelect } from './endpoint-select';
import { faultText, optionsOf, typedFault } from './fault-values';
import { FAULT_FORMS, formOf, type Field as SchemaField } from './schema';

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

/** The values of the kind's example, as typed. */
function exampleOf(kind: FaultKind): Readonly<Record<string, string>> {
  const { fields } = formOf(kind);
  const texts = [...fields.keys()].map((path) => [path, String(valueAt(FAULTS[kind].example, path) ?? '')]);
  return Object.fromEntries(texts);
}

function AddFault({ faults }: { faults: readonly Fault[] }) {
  const [kind, setKind] = useState<FaultKind>('envelope');
  const [endpoint, setEndpoint] = useState('*');
  const [typed, setTyped] = useState(() => exampleOf('envelope'));
  const { fields, required } = formOf(kind);

  return (
    <form
      aria-label="Add a fault"
      className="grid grid-cols-2 gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void setFaults([...faults, typedFault(endpoint, kind, fields, typed)]);
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
        className="col-span-2 px-1"
        value={kind}
        options={[...FAULT_FORMS.keys()]}
        onChoose={(chosen) => {
          setKind(chosen as FaultKind);
          setTyped(exampleOf(chosen as FaultKind));
        }}
      />
      {[...fields].map(([path, field]) => (
        <FaultField
          key={path}
          path={path}
          field={field}
          isRequired={required.includes(path)}
          value={typed[path] ?? ''}
          onType={(text) => setTyped({ ...typed, [path]: text })}
        />
      ))}
      <Button type="submit" look="outlined" className="self-end">
        Add fault
      </Button>
    </form>
  );
}

interface FaultFieldProps {
  readonly path: string;
  readonly field: SchemaField;
  readonly isRequired: boolean;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** Says what an empty field means. */
const EMPTY_MEANS: Readonly<Record<string, string>> = {
  from: 'first call',
  times: 'always',
  share: 'all calls',
  seed: '1',
};

function FaultField({ path, field, isRequired, value, onType }: FaultFieldProps) {
  const hint = isRequired ? '' : (EMPTY_MEANS[path] ?? 'optional');
  const common = { 'aria-label': `Fault ${path}`, value, required: isRequired };
  const options = optionsOf(field).map(String);
  return (
    <Field label={path}>
      {(id) =>
        options.length > 0 ? (
          <Select {...common} id={id} className="px-1" options={[['', hint] as const, ...options]} onChoose={onType} />
        ) : (
          <input
            {...common}
            id={id}
            placeholder={hint}
            className="field"
            autoComplete="off"
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            onChange={(event) => onType(event.target.value)}
          />
        )
      }
    </Field>
  );
}
