import { proxy, ref } from 'valtio';
import { bindNow } from '../../../src/domain/bound';
import type { PackWork } from '../../server/packs/pack-desk';
import type { PackDetail, PackEntry } from '../../server/packs/pack-list';
import { control, messageOf } from '../state/api';

interface NamedPack {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
}

interface PacksState {
  /** Undefined until the server has answered. */
  work: PackWork | undefined;
  packs: readonly PackEntry[];
  named: readonly NamedPack[];
  /** The pack that is shown. */
  chosen: PackDetail | undefined;
  /** Why the last request was refused; empty if it was not. */
  problem: string;
}

/** The state of the view of review packs. */
export const packsStore = proxy<PacksState>({ work: undefined, packs: [], named: [], chosen: undefined, problem: '' });

/** Loads the packs and the work; shows the pack that was shown before, else the newest. */
export async function loadPacks(): Promise<void> {
  try {
    const { work, packs, named } = await control<Pick<PacksState, 'packs' | 'named'> & { work: PackWork }>(
      'GET',
      '/packs',
    );
    Object.assign(packsStore, { work: ref(work), packs: ref(packs), named: ref(named) });
    const name = packsStore.chosen?.name ?? packs[0]?.name;
    if (name !== undefined) await choosePack(name);
  } catch (error) {
    packsStore.problem = messageOf(error);
  }
}

/** Shows a pack. */
export async function choosePack(name: string): Promise<void> {
  lastChosen = name;
  // Another pack may be chosen meanwhile; only the answer for the last choice counts.
  const choice = bindNow(() => lastChosen);
  const pack = await control<PackDetail>('GET', `/packs/${name}`).catch(() => undefined);
  if (choice.isCurrent()) packsStore.chosen = pack && ref(pack);
}
let lastChosen = '';

/** Asks for a work on packs; resolves with whether it was started. */
export async function startPackWork(order: Readonly<Record<string, unknown>>): Promise<boolean> {
  packsStore.problem = '';
  try {
    adoptWork(await control<PackWork>('POST', '/packs', order));
    return true;
  } catch (error) {
    packsStore.problem = messageOf(error);
    return false;
  }
}

/** Stops the running work. */
export async function stopPackWork(): Promise<void> {
  try {
    adoptWork(await control<PackWork>('DELETE', '/packs'));
  } catch (error) {
    packsStore.problem = messageOf(error);
  }
}

/** Takes over how far the work is; when it has ended, loads what it has changed. */
export function adoptWork(work: PackWork): void {
  const before = packsStore.work;
  packsStore.work = ref(work);
  if (before?.phase !== 'running' || work.phase === 'running') return;
  const isNew = work.act === 'write' && work.phase === 'ended';
  void (isNew ? choosePack(work.pack) : Promise.resolve()).then(loadPacks);
}

/** Whether a work runs now. */
export function isWorking({ work }: { readonly work: Pick<PackWork, 'phase'> | undefined }): boolean {
  return work?.phase === 'running';
}
