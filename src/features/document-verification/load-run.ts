import { loadFile } from '../../lib/load-file';

/** Most visits begin before it. */
export const loadRun = async () => (await loadFile(() => import('./run-step'))).RunStep;
