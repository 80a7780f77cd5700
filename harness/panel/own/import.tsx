import { ref } from 'valtio';
import { fileJson } from '../../../src/domain/input/file-json';
import type { ScenarioInput } from '../../core/scenario';
import { Button } from '../shared/button';
import { Modal } from '../shared/modal';
import { NamedList } from '../shared/named-list';
import { chooseFiles } from '../shared/save-file';
import { notify } from '../state/notice';
import { putUnderFreeName } from './save';
import { type Imported, ownStore } from './store';

/** The server's limit, in bytes. */
const MAX_BYTES = 1_000_000;

/** Under free names. A rejected file does not affect the others. */
export function importFiles(): void {
  chooseFiles('.json,application/json', 'many', (files) => void keepAll(files));
}

async function keepAll(files: readonly File[]): Promise<void> {
  const imported: Imported[] = [];
  // In sequence, because two files of one name would get the same free name.
  for (const file of files) imported.push({ from: file.name, ...(await keep(file)) });
  const kept = imported.flatMap((one) => ('kept' in one ? one.kept : []));
  if (kept.length > 0) ownStore.chosen = kept.at(-1);
  if (imported.length === 1 && kept.length === 1) notify(`Kept as ${kept[0]}`);
  else ownStore.dialog = { asks: 'nothing', imported: ref(imported) };
}

async function keep(file: File): Promise<{ readonly kept: string } | { readonly refused: string }> {
  if (file.size > MAX_BYTES) return { refused: 'It is larger than a scenario can be' };
  let scenario: unknown;
  try {
    scenario = fileJson(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    return { refused: `It ${error instanceof Error ? error.message : error}` };
  }
  if (typeof scenario !== 'object' || scenario === null || Array.isArray(scenario)) {
    return { refused: 'It is not a scenario' };
  }
  const { name = file.name.replace(/\.json$/i, '') } = scenario as ScenarioInput;
  const written = await putUnderFreeName(scenario as ScenarioInput, String(name));
  return 'file' in written ? { kept: written.file } : written;
}

export function ImportReport({ imported }: { readonly imported: readonly Imported[] }) {
  const close = () => {
    ownStore.dialog = undefined;
  };
  const kept = imported.flatMap((one) => ('kept' in one ? { name: one.from, detail: `kept as ${one.kept}` } : []));
  const refused = imported.flatMap((one) => ('refused' in one ? { name: one.from, detail: one.refused } : []));
  const title = `${kept.length} of ${imported.length} ${imported.length === 1 ? 'file' : 'files'} imported`;
  return (
    <Modal label={title} onClose={close}>
      <div className="flex max-h-[76vh] flex-col gap-3 overflow-auto p-4">
        <h2 className="font-semibold text-base">{title}</h2>
        <NamedList title="Refused" rows={refused} />
        <NamedList title="Kept" rows={kept} />
        <div className="flex justify-end">
          <Button look="primary" data-first-focus="" onClick={close}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  );
}
