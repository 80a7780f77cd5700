import type { LookItem, Mark } from '../../core/pane-messages';
import { type AlignedRow, align } from './align';
import type { PaneFacts } from './facts';

export const CATEGORIES = ['Texts', 'Fields', 'Requirements', 'Agreements', 'Calls'] as const;
type Category = (typeof CATEGORIES)[number];

/**
 * `translated` means equal within each language. `differs` means in all panes but not equal.
 * `missing` means absent from some panes.
 */
type RowState = 'same' | 'translated' | 'differs' | 'missing';

interface Cell {
  readonly text: string;
  /** Index of the item on the page, if it can be shown there. */
  readonly item?: number;
}

export interface Row {
  readonly category: Category;
  /** Kind of a text, otherwise the name of the item. */
  readonly label: string;
  /** One for each pane; undefined if the pane lacks it. */
  readonly cells: readonly (Cell | undefined)[];
  readonly state: RowState;
}

export function compareFacts(panes: readonly PaneFacts[]): Row[] {
  const aligned = align(panes);
  const itemsOf = (row: AlignedRow) =>
    row.map((index, at) => (index === undefined ? undefined : panes[at]?.items[index]));
  const languages = panes.map(({ language }) => language);
  const shown = aligned.map((row) => shownRow(row, itemsOf(row), languages));
  return [
    ...shown.filter(({ category }) => category === 'Texts'),
    ...shown.filter(({ category }) => category === 'Fields'),
    ...aligned.flatMap((row) => requirementRow(row, itemsOf(row), languages)),
    ...keyedRows('Requirements', panes, ({ rules }) => rules),
    ...keyedRows('Agreements', panes, ({ agreements }) => agreements),
    ...keyedRows('Calls', panes, ({ calls }) => calls),
  ];
}

type Items = readonly (LookItem | undefined)[];

function shownRow(row: AlignedRow, items: Items, languages: readonly string[]): Row {
  const present = items.find((item) => item !== undefined);
  const isField = present?.kind === 'field';
  const cells = items.map((item, at) => cellOf(item?.text, row[at]));
  const types = new Set(items.flatMap((item) => item?.type ?? []));
  return {
    category: isField ? 'Fields' : 'Texts',
    label: isField ? [...types].join(' or ') : (present?.kind ?? ''),
    cells,
    state: types.size > 1 && cells.every(Boolean) ? 'differs' : stateOf(cells, languages),
  };
}

/** Empty if no field has requirements. */
function requirementRow(row: AlignedRow, items: Items, languages: readonly string[]): Row[] {
  // Prefer the English name, like the rest of the panel.
  const fields = items.map((item, at) => ({ item, isEnglish: languages[at]?.startsWith('en') ?? false }));
  const named = fields.filter(({ item }) => item?.kind === 'field');
  const field = (named.find(({ isEnglish }) => isEnglish) ?? named[0])?.item;
  if (field === undefined || items.every((item) => !item?.requires?.length)) return [];
  const cells = items.map((item, at) => cellOf(item && (item.requires?.join(', ') || 'nothing'), row[at]));
  return [{ category: 'Requirements', label: field.text, cells, state: stateOf(cells) }];
}

function keyedRows(
  category: Category,
  panes: readonly PaneFacts[],
  read: (facts: PaneFacts) => Readonly<Record<string, string>>,
): Row[] {
  const records = panes.map(read);
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  return [...keys].map((label) => {
    const cells = records.map((record) => cellOf(Object.hasOwn(record, label) ? record[label] : undefined));
    return { category, label, cells, state: stateOf(cells) };
  });
}

function cellOf(text: string | undefined, item?: number): Cell | undefined {
  return text === undefined ? undefined : { text, ...(item !== undefined && { item }) };
}

/** With `languages`, other words in another language count as a translation. */
function stateOf(cells: Row['cells'], languages?: readonly string[]): RowState {
  if (cells.some((cell) => cell === undefined)) return 'missing';
  if (new Set(cells.map((cell) => cell?.text)).size <= 1) return 'same';
  const byLanguage = new Map(cells.map((cell, at) => [languages?.[at], cell?.text]));
  const isTranslation = languages && cells.every((cell, at) => byLanguage.get(languages[at]) === cell?.text);
  return isTranslation ? 'translated' : 'differs';
}

export function isDifference({ state }: Row): boolean {
  return state === 'differs' || state === 'missing';
}

export interface Own {
  readonly row: Row;
  readonly cell: Cell;
  readonly lackedBy: readonly number[];
}

export function ownOf(rows: readonly Row[], pane: number): Own[] {
  return rows.filter(isDifference).flatMap((row) => {
    const cell = row.cells[pane];
    if (cell === undefined) return [];
    const lackedBy = row.cells.flatMap((other, at) => (other === undefined ? [at] : []));
    return [{ row, cell, lackedBy }];
  });
}

export function paneMarks(rows: readonly Row[], pane: number): Mark[] {
  const marks = new Map<number, Mark['why']>();
  for (const { cell, lackedBy } of ownOf(rows, pane)) {
    if (cell.item === undefined) continue;
    if (lackedBy.length > 0) marks.set(cell.item, 'only');
    else if (!marks.has(cell.item)) marks.set(cell.item, 'differs');
  }
  return [...marks].map(([item, why]) => ({ item, why }));
}
