import { useSnapshot } from 'valtio';
import { FIELDS } from '../controls/schema';
import { Button } from '../shared/button';
import { Select } from '../shared/select';
import { store } from '../state/store';
import { useBuilds } from './builds';
import { changeBuild, closePane, setPaneKey } from './panes';
import { compareStore, type Pane } from './store';

/** Keys with a control in each pane. The palette sets the others. */
const KEYS = [
  { path: 'site', label: 'Site' },
  { path: 'language', label: 'Language' },
  { path: 'mode', label: 'Mode' },
  { path: 'device', label: 'Device' },
] as const;

const BUILD_DIGITS = 12;

export function PaneHead({ pane, number }: { readonly pane: Pane; readonly number: number }) {
  const { panes } = useSnapshot(compareStore);
  const builds = useBuilds();
  const { scenario } = pane.info;
  return (
    <div className="flex flex-wrap items-center gap-1 border-line border-b bg-rail p-1">
      <span className="w-4 text-center font-semibold text-xs">{number}</span>
      {KEYS.map(({ path, label }) => {
        const field = FIELDS.get(path);
        return (
          <Select
            key={path}
            aria-label={`${label} of pane ${number}`}
            title={label}
            value={scenario[path]}
            options={field?.kind === 'choice' ? field.options.map(String) : []}
            onChoose={(value) => void setPaneKey(pane.id, path, value)}
            className="!w-auto max-w-20"
          />
        );
      })}
      {builds.length > 1 && (
        <Select
          aria-label={`Build of pane ${number}`}
          title="Build"
          value={pane.build ?? ''}
          options={builds.map(
            ({ hash, folder, own }) =>
              [own ? '' : hash.slice(0, BUILD_DIGITS), `${hash.slice(0, 8)} ${folder}`] as const,
          )}
          onChoose={(value) => void changeBuild(pane.id, value || undefined)}
          className="!w-auto max-w-40"
        />
      )}
      <span className="ms-auto flex gap-1">
        <Button
          look="outlined"
          title="A named scenario, or any state"
          onClick={() => {
            compareStore.target = number - 1;
            store.dialog = 'pane';
          }}
        >
          Change …<span className="sr-only"> pane {number}</span>
        </Button>
        <Button
          icon="close"
          label={`Close pane ${number}`}
          disabled={panes.length <= 1}
          onClick={() => closePane(pane.id)}
        />
      </span>
    </div>
  );
}
