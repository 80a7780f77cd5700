import { proxy, ref } from 'valtio';
import { bindNow } from '../../../src/domain/bound';
import type { PackWork } from '../../server/packs/pack-desk';
import type { PackDetail, PackEntry } from '../../server/packs/pack-list';
import { control, reasonOf } from '../state/api';

interface NamedPack {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
}

interface PacksState {
  /** Undefined until the server has answered. */
  work: PackWork | undefined;
  /** A request is pending, so a second press is ignored. */
  asking: boolean;
  packs: readonly PackEntry[];
  /** Folders of unreadable packs. */
  damaged: readonly string[];
  named: readonly NamedPack[];
  chosen: PackDetail | undefined;
  /** Why the last request was rejected, or empty. */
  problem: string;
}

export const packsStore = proxy<PacksState>({
  work: undefined,
  asking: false,
  packs: [],
  damaged: [],
  named: [],
  chosen: undefined,
  problem: '',
});

/** Keeps the shown pack if it still exists, otherwise shows the newest. */
export async function loadPacks(): Promise<void> {
  try {
    type Listed = Pick<PacksState, 'packs' | 'damaged' | 'named'> & { readonly work: PackWork };
    const { work, packs, damaged, named } = await control<Listed>('GET', '/packs');
    Object.assign(packsStore, { work: ref(work), packs: ref(packs), damaged: ref(damaged), named: ref(named) });
    const shown = packs.find(({ name }) => name === packsStore.chosen?.name) ?? packs[0];
    if (shown === undefined) packsStore.chosen = undefined;
    else await choosePack(shown.name);
  } catch (error) {
    packsStore.problem = reasonOf(error);
  }
}

export async function choosePack(name: string): Promise<void> {
  lastChosen = name;
  // Only the answer for the last choice counts.
  const choice = bindNow(() => lastChosen);
  const pack = await control<PackDetail>('GET', `/packs/${name}`).catch(() => undefined);
  if (choice.isCurrent()) packsStore.chosen = pack && ref(pack);
}
let lastChosen = '';

/** Resolves to whether the work has started. */
export async function startPackWork(order: Readonly<Record<string, unknown>>): Promise<boolean> {
  if (isWorking(packsStore)) return false;
  Object.assign(packsStore, { problem: '', asking: true });
  try {
    adoptWork(await control<PackWork>('POST', '/packs', order));
    return true;
  } catch (error) {
    // The pack may have been moved or deleted.
    await loadPacks();
    packsStore.problem = reasonOf(error);
    return false;
  } finally {
    packsStore.asking = false;
  }
}

export async function stopPackWork(): Promise<void> {
  try {
    adoptWork(await control<PackWork>('DELETE', '/packs'));
  } catch (error) {
    packsStore.problem = reasonOf(error);
  }
}

/** Loads the changes when the work has ended. */
export function adoptWork(work: PackWork): void {
  const before = packsStore.work;
  packsStore.work = ref(work);
  if (before?.phase !== 'running' || work.phase === 'running') return;
  const isNew = work.act === 'write' && work.phase === 'ended';
  void (isNew ? choosePack(work.pack) : Promise.resolve()).then(loadPacks);
}

export function isWorking({
  work,
  asking,
}: {
  readonly work: Pick<PackWork, 'phase'> | undefined;
  readonly asking: boolean;
}): boolean {
  return asking || work?.phase === 'running';
}
