import { resolve } from 'node:path';

/** Replaces the machine's fonts (`fonts/*.conf`). Only for Linux, where browsers use fontconfig. */
const FONT_SETS = ['arial', 'roboto', 'dejavu'] as const;

const fontConfig = (set: (typeof FONT_SETS)[number]): string => resolve(import.meta.dirname, `fonts/${set}.conf`);

// For all browsers of this process. `SYSTEM_FONTS=roboto` chooses another set.
const wanted = FONT_SETS.find((set) => set === process.env.SYSTEM_FONTS) ?? 'arial';
process.env.FONTCONFIG_FILE = fontConfig(wanted);
