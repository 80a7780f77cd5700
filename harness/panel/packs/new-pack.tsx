import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { offeredLanguage } from '../../core/page-language';
import type { Scenario } from '../../core/scenario';
import { Button } from '../shared/button';
import { Field } from '../shared/field';
import { RadioRow } from '../shared/radio-row';
import { Select } from '../shared/select';
import { store } from '../state/store';
import { isWorking, packsStore, startPackWork } from './store';

type Kind = 'view' | 'walk' | 'named';
type ScenarioOfView = Pick<Scenario, 'name' | 'route' | 'site' | 'language' | 'device' | 'theme'> & {
  readonly steps: readonly unknown[];
};

const KINDS: readonly { readonly value: Kind; readonly title: string }[] = [
  { value: 'view', title: 'The present view' },
  { value: 'walk', title: 'A walk' },
  { value: 'named', title: 'A named pack' },
];

function viewWords(scenario: ScenarioOfView): string {
  const { name, route, site, language, device, theme, steps } = scenario;
  const shown = offeredLanguage(scenario);
  return [
    `“${name}”: ${route}, site ${site}, ${shown}, ${device}, ${theme}.`,
    ...(shown === language ? [] : [`The address of this site does not offer ${language}.`]),
    ...(steps.length === 0 ? [] : ['Its steps are done, and each is a page.']),
  ].join(' ');
}

export function NewPack() {
  const state = useSnapshot(packsStore);
  const { current, catalogue } = useSnapshot(store);
  const [kind, setKind] = useState<Kind>('view');
  const [ids, setIds] = useState({ view: '', walk: '', named: '' });
  const working = isWorking(state);
  const lists: Record<Kind, readonly { readonly id: string; readonly title: string }[]> = {
    view: [],
    walk: (catalogue?.walks ?? []).map(({ id, name }) => ({ id, title: name })),
    named: state.named,
  };
  const id = ids[kind] || (lists[kind][0]?.id ?? '');
  const purpose = state.named.find((one) => one.id === id)?.purpose;
  return (
    <form
      aria-label="New pack"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void startPackWork({ act: 'write', of: kind, id });
      }}
    >
      <RadioRow legend="Made from" name="pack-of" disabled={working} choices={KINDS} chosen={kind} onChoose={setKind} />
      {kind === 'view' && current && <p className="text-muted text-sm">{viewWords(current.scenario)}</p>}
      {kind !== 'view' && (
        <Field
          label={kind === 'walk' ? 'Walk' : 'Named pack'}
          hint={
            kind === 'walk'
              ? 'In the language of the running scenario, and at its site if the walk has none'
              : (purpose ?? '')
          }
        >
          {(field, hint) => (
            <Select
              id={field}
              aria-describedby={hint}
              className="mt-1"
              value={id}
              disabled={working}
              options={lists[kind].map((one) => [one.id, one.title] as const)}
              onChoose={(one) => setIds({ ...ids, [kind]: one })}
            />
          )}
        </Field>
      )}
      <div>
        <Button type="submit" look="primary" disabled={working || !current}>
          Make the pack
        </Button>
      </div>
    </form>
  );
}
