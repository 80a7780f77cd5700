import { type AlignedRow, align } from './align';
import type { LookItem, PaneFacts } from './facts';

/** What is compared, in the order in which it is shown. */
export const CATEGORIES = ['Texts', 'Fields', 'Requirements', 'Agreements', 'Calls'] as const;
type Category = (typeof CATEGORIES)[number];

/**
 * `same`: equal everywhere. `translated`: other words in another language, equal where the language is. `differs`: present everywhere, but
 * not equal. `missing`: not in every pane.
 */
export type RowState = 'same' | 'translated' | 'differs' | 'missing';

/** What one pane has in a row. */
interface Cell {
  readonly text: string;
  /** Index of the item on the pane's page, for what can be shown there. */
  readonly item?: number;
}

/** One thing that panes are compared by. */
export interface Row {
  readonly category: Category;
  /** Kind of a text, or the name of what is compared. */
  readonly label: string;
  /** One a pane; undefined where the pane lacks it. */
  readonly cells: readonly (Cell | undefined)[];
  readonly state: RowState;
}

/** Compares panes: one row for each text, field, requirement, agreement and call that any of them has. */
export function compareFacts(panes: readonly PaneFacts[]): Row[] {
  const aligned = align(panes);
  const itemsOf = (row: AlignedRow) =>
    row.map((index, at) => (index === undefined ? undefined : panes[at]?.items[index]));
  const languages = panes.map(({ language }) => language);
  const shown = aligned.map((row) => shownRow(row, itemsOf(row), languages));
  return [
    ...shown.filter(({ category }) => category === 'Texts'),
    ...shown.filter(({ category }) => category === 'Fields'),
    ...aligned.flatMap((row) => requirementRow(row, itemsOf(row))),
    ...keyedRows('Requirements', panes, ({ rules }) => rules),
    ...keyedRows('Agreements', panes, ({ agreements }) => agreements),
    ...keyedRows('Calls', panes, ({ calls }) => calls),
  ];
}

type Items = readonly (LookItem | undefined)[];

/** The row of a text or a field, by its words. */
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

/** What the fields of a row ask for; no row where none asks for anything. */
function requirementRow(row: AlignedRow, items: Items): Row[] {
  const field = items.find((item) => item?.kind === 'field');
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

/** With languages: panes in another language may have other words. */
function stateOf(cells: Row['cells'], languages?: readonly string[]): RowState {
  if (cells.some((cell) => cell === undefined)) return 'missing';
  if (new Set(cells.map((cell) => cell?.text)).size <= 1) return 'same';
  const byLanguage = new Map(cells.map((cell, at) => [languages?.[at], cell?.text]));
  const isTranslation = languages && cells.every((cell, at) => byLanguage.get(languages[at]) === cell?.text);
  return isTranslation ? 'translated' : 'differs';
}

/** Whether a row is a difference. */
export function isDifference({ state }: Row): boolean {
  return state === 'differs' || state === 'missing';
}

/** Something that a pane shows and others do not, or not equally. */
export interface Own {
  readonly row: Row;
  readonly cell: Cell;
  /** Indexes of the panes that lack it. */
  readonly lackedBy: readonly number[];
}

/** What a pane has that at least one of the others lacks, or has in another form. */
export function ownOf(rows: readonly Row[], pane: number): Own[] {
  return rows.filter(isDifference).flatMap((row) => {
    const cell = row.cells[pane];
    if (cell === undefined) return [];
    const lackedBy = row.cells.flatMap((other, at) => (other === undefined ? [at] : []));
    return [{ row, cell, lackedBy }];
  });
}

/** How an item is marked on its page: only some panes have it, or it differs. */
export interface Mark {
  readonly item: number;
  readonly why: 'only' | 'differs';
}

/** The marks on a pane's page, each item once. */
export function marksOf(rows: readonly Row[], pane: number): Mark[] {
  const marks = new Map<number, Mark['why']>();
  for (const { cell, lackedBy } of ownOf(rows, pane)) {
    if (cell.item === undefined) continue;
    if (lackedBy.length > 0) marks.set(cell.item, 'only');
    else if (!marks.has(cell.item)) marks.set(cell.item, 'differs');
  }
  return [...marks].map(([item, why]) => ({ item, why }));
}
