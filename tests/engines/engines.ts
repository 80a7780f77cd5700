import { firefox } from './firefox';
import type { Engine } from './tab';

/** The engines by the name of their project. */
export const ENGINES: Readonly<Record<string, Engine>> = { firefox };
