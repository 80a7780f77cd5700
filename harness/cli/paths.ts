import { join } from 'node:path';
import { projectRoot } from '../server/project-root';

export const ROOT = projectRoot();
/** The built account area, as `src/vite.config.ts` writes it. */
export const DIST_DIR = join(ROOT, 'dist');
/** What electron-vite writes. */
export const OUT_DIR = join(ROOT, 'out');
export const PANEL_DIR = join(OUT_DIR, 'renderer');
