import { join } from 'node:path';
import { projectRoot } from './project-root';

export const ROOT = projectRoot();
export const DIST_DIR = join(ROOT, 'dist');
export const OUT_DIR = join(ROOT, 'out');
export const PANEL_DIR = join(OUT_DIR, 'renderer');
/** Scripts and style of the server's pages. */
export const PAGES_DIR = join(OUT_DIR, 'pages');
