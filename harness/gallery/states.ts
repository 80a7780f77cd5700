import { LANGUAGES } from '../../src/i18n/languages.ts';
import { GALLERY_PATH } from '../engine/hosts.ts';

/** Sections of the page, in their order; the ids are their anchors. */
export const SECTIONS = {
  foundations: 'Foundations',
  illustrations: 'Illustrations',
  buttons: 'Buttons',
  news: 'Banners, badges and notes',
  results: 'Results and reviews',
  flow: 'Pieces of a verification',
  levels: 'Levels and limits',
  tasks: 'Tasks, steps, requirements, answers',
  states: 'Page states',
  toasts: 'Toasts',
  dialogs: 'Dialogs (drawers on phones)',
  fields: 'Fields',
  files: 'Files',
  code: 'One-time code',
  agreements: 'Agreements',
  form: 'Form',
} as const;
/** Id of a section. */
export type SectionId = keyof typeof SECTIONS;

/** States that appear only after an action, with the section of each. `shows`: selector of an element that exists once it is visible. */
const OPENED = {
  'toasts-area': { section: 'toasts', title: 'Toasts of the verification area', shows: '[data-icon]' },
  'toasts-system': { section: 'toasts', title: 'Toasts of the design system', shows: '[data-icon]' },
  dialog: { section: 'dialogs', title: 'Dialog, open', shows: '[role="dialog"]' },
  'code-dialog': { section: 'dialogs', title: 'Code dialog, open', shows: '[role="dialog"]' },
  'code-dialog-busy': { section: 'dialogs', title: 'Code dialog, checking', shows: '[aria-busy="true"]' },
  'code-dialog-error': { section: 'dialogs', title: 'Code dialog, wrong code', shows: '#one-time-code-error' },
  'country-list': { section: 'fields', title: 'Country list, open', shows: '[role="option"]' },
  'country-none': { section: 'fields', title: 'Country list, nothing found', shows: '#country-empty[value="zzz"]' },
  'agreement-read': { section: 'agreements', title: 'Agreement, read to its end', shows: '#accept:enabled' },
  'form-errors': { section: 'form', title: 'Form with all its errors', shows: '[role="alert"]' },
} as const satisfies Record<string, { section: SectionId; title: string; shows: string }>;
/** Id of a state that appears only after an action. */
export type OpenedId = keyof typeof OPENED;

/** A state of the gallery: a section as it is, or after an action, such as with an open dialog. */
export interface GalleryState {
  readonly id: SectionId | OpenedId;
  readonly title: string;
  readonly section: SectionId;
  /** The state that the section opens by itself; undefined for a section as it is. */
  readonly opened: OpenedId | undefined;
  /** Selector of an element that exists once the state is visible. */
  readonly shows: string;
}

/** All states, for tools that check each of them. */
export const GALLERY_STATES: readonly GalleryState[] = [
  ...entries(SECTIONS).map(([id, title]) => ({ id, title, section: id, opened: undefined, shows: `#${id}` })),
  ...entries(OPENED).map(([id, row]) => ({ id, opened: id, ...row })),
];

/** Themes; `system` follows the system's setting. */
export const THEMES = ['system', 'light', 'dark', 'black'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Every state in every theme and language, as listed in `/gallery/meta.json`, with its path and query on the panel's origin. The page of an entry
 * sets `data-ready="gallery"` on its root element when it is completely rendered.
 */
export function galleryEntries() {
  return GALLERY_STATES.flatMap(({ id: state, title, section }) =>
    (['light', 'dark', 'black'] as const).flatMap((theme) =>
      entries(LANGUAGES).map(([language, { direction }]) => ({
        id: `${state}.${theme}.${language}`,
        title,
        state,
        section,
        theme,
        language,
        direction,
        path: `${GALLERY_PATH}?${new URLSearchParams({ state, theme, lang: language })}`,
      })),
    ),
  );
}

function entries<K extends string, V>(table: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(table) as [K, V][];
}
