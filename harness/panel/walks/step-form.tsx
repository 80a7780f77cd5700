import { type ComponentProps, type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ACT_NAMES, type StepInput, scenarioSteps, TARGET_ROLES } from '../../core/walks/steps';
import { Button } from '../shared/button';
import { Problem } from '../shared/problem';
import { LabelledSelect, type Select } from '../shared/select';
import { changeSteps, walksStore } from './store';

interface Fields {
  readonly act: string;
  readonly role: string;
  readonly key: string;
  readonly name: string;
  readonly nth: string;
  readonly within: string;
  readonly value: string;
}

interface StepFormProps {
  readonly at: number;
  readonly step: StepInput;
  readonly onClose: () => void;
}

export function StepForm({ at, step, onClose }: StepFormProps) {
  const { open } = useSnapshot(walksStore);
  const [fields, setFields] = useState(() => fieldsOf(step));
  const [problem, setProblem] = useState('');
  const count = open?.scenario.steps?.length ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const made = stepOf(fields);
    if (typeof made === 'string') return setProblem(made);
    changeSteps((steps) => steps.with(at, made));
    onClose();
  };
  const change = (steps: Parameters<typeof changeSteps>[0]) => () => {
    changeSteps(steps);
    onClose();
  };
  const move = (to: number) => change((steps) => steps.toSpliced(at, 1).toSpliced(to, 0, step));
  const field = (key: keyof Fields, label: string, hint: string) => (
    <label className="min-w-32 grow">
      <span className="text-muted text-xs">{label}</span>
      <input
        value={fields[key]}
        title={hint}
        placeholder={hint}
        onChange={(event) => setFields({ ...fields, [key]: event.target.value })}
        className="field"
      />
    </label>
  );
  const select = (key: 'act' | 'role', label: string, options: ComponentProps<typeof Select>['options']) => (
    <LabelledSelect
      label={label}
      isAbove
      value={fields[key]}
      options={options}
      onChoose={(value) => setFields({ ...fields, [key]: value })}
    />
  );
  return (
    <form
      aria-label={`Step ${at + 1}`}
      onSubmit={submit}
      className="w-full space-y-1.5 border-line border-y bg-rail p-2"
    >
      <div className="flex flex-wrap gap-2">
        {select('act', 'Act', ACT_NAMES)}
        {select('role', 'Role', [['', 'no target'], ...TARGET_ROLES])}
        {field('key', 'Text key', 'kyc.continue')}
        {field('name', 'or its words', 'where they are not ours')}
        {field('nth', 'Number', '2: the second one')}
        {field('within', 'Inside, as JSON', '{ "role": "dialog" }')}
        {field('value', 'Value', 'text, or JSON as { "key": "…" }')}
      </div>
      <Problem text={problem} />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" look="primary">
          Apply
        </Button>
        <Button look="outlined" disabled={at === 0} onClick={move(at - 1)}>
          Earlier
        </Button>
        <Button look="outlined" disabled={at === count - 1} onClick={move(at + 1)}>
          Later
        </Button>
        <Button
          look="outlined"
          title="The copy comes after this step; change it there"
          onClick={change((steps) => steps.toSpliced(at + 1, 0, step))}
        >
          Insert a copy
        </Button>
        <Button look="outlined" onClick={change((steps) => steps.toSpliced(at, 1))}>
          Delete
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

function fieldsOf(step: StepInput): Fields {
  const target = 'target' in step ? step.target : undefined;
  const value = 'value' in step ? step.value : undefined;
  return {
    act: step.act,
    role: target?.role ?? '',
    key: target?.key ?? '',
    name: target?.name ?? '',
    nth: target?.nth === undefined ? '' : String(target.nth),
    within: target?.within === undefined ? '' : JSON.stringify(target.within),
    value: value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value),
  };
}

/** The step, or why the fields are invalid. */
function stepOf({ act, role, key, name, nth, within, value }: Fields): StepInput | string {
  try {
    const target = role && {
      role,
      ...(key && { key }),
      ...(name && { name }),
      ...(nth && { nth: Number(nth) }),
      ...(within && { within: JSON.parse(within) }),
    };
    // Only `true`, `false` and objects are JSON; a number stays a text.
    const isJson = /^(\{|true$|false$)/.test(value.trim());
    const given = value === '' && act !== 'fill' ? {} : { value: isJson ? JSON.parse(value) : value };
    const step = { act, ...(target && { target }), ...given } as StepInput;
    scenarioSteps({ steps: [step] });
    return step;
  } catch (error) {
    return problemOf(error);
  }
}

function problemOf(error: unknown): string {
  const issues = (error as { issues?: readonly { path: readonly PropertyKey[]; message: string }[] }).issues;
  if (!issues) return `No JSON: ${error instanceof Error ? error.message : error}`;
  return issues.map(({ path, message }) => `${path.slice(1).join('.') || 'Step'}: ${message}`).join(' · ');
}
