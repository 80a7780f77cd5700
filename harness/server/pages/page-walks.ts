import type { RecordOptions } from '../../core/walks/commands';
import type { Tell } from './page-watch';

/** The code for walks is loaded on first use. */
const load = () => import('./walk-driver');

export const WALK_ASKS = {
  /** Null stops it. */
  record: async (options: RecordOptions | null, tell: Tell) => (await load()).record(options, tell),
  visible: async (options: RecordOptions) => (await load()).visible(options),
};
