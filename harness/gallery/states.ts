import { LANGUAGES } from '../../src/i18n/languages.ts';
import { GALLERY_PATH } from '../core/hosts.ts';

/** Sections in page order. The ids are their anchors. */
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
export type SectionId = keyof typeof SECTIONS;

/** `shows` selects an element that exists once the state is visible. */
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
export type OpenedId = keyof typeof OPENED;

export interface GalleryState {
  readonly id: SectionId | OpenedId;
  readonly title: string;
  readonly section: SectionId;
  readonly opened: OpenedId | undefined;
  readonly shows: string;
}

export const GALLERY_STATES: readonly GalleryState[] = [
  ...entries(SECTIONS).map(([id, title]) => ({ id, title, section: id, opened: undefined, shows: `#${id}` })),
  ...entries(OPENED).map(([id, row]) => ({ id, opened: id, ...row })),
];

export const THEMES = ['system', 'light', 'dark', 'black'] as const;
export type Theme = (typeof THEMES)[number];

/** Served as `/gallery/meta.json`. */
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
