import { type AlignedRow, align } from './align';
import type { LookItem, PaneFacts } from './facts';

/** The parts of the comparison, in the order in which they are shown. */
export const CATEGORIES = ['Texts', 'Fields', 'Requirements', 'Agreements', 'Calls'] as const;
type Category = (typeof CATEGORIES)[number];

/**
 * `same`: equal in all panes. `translated`: equal in panes of the same language, other words in other languages. `differs`: in all panes,
 * but not equal. `missing`: not in all panes.
 */
type RowState = 'same' | 'translated' | 'differs' | 'missing';

/** The cell of one pane in a row. */
interface Cell {
  readonly text: string;
  /** Index of the item on the pane's page, if it can be shown there. */
  readonly item?: number;
}

/** One row of the comparison. */
export interface Row {
  readonly category: Category;
  /** Kind of a text, or name of the field, requirement, agreement or call. */
  readonly label: string;
  /** One for each pane; undefined if the pane does not have it. */
  readonly cells: readonly (Cell | undefined)[];
  readonly state: RowState;
}

/** Compares panes: one row for each text, field, requirement, agreement and call that at least one of them has. */
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

/** The row of a text or of the name of a field. */
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

/** The row of the requirements of aligned fields; none if no field has requirements. */
function requirementRow(row: AlignedRow, items: Items, languages: readonly string[]): Row[] {
  // Named in English where a pane has it: the panel's own words are English, too.
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

/** If languages are given, panes in another language may have other words. */
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

/** An item of a pane that other panes do not have, or have in another form. */
export interface Own {
  readonly row: Row;
  readonly cell: Cell;
  /** Indexes of the panes that do not have it. */
  readonly lackedBy: readonly number[];
}

/** The items of a pane that at least one other pane does not have, or has in another form. */
export function ownOf(rows: readonly Row[], pane: number): Own[] {
  return rows.filter(isDifference).flatMap((row) => {
    const cell = row.cells[pane];
    if (cell === undefined) return [];
    const lackedBy = row.cells.flatMap((other, at) => (other === undefined ? [at] : []));
    return [{ row, cell, lackedBy }];
  });
}

/** A mark on a page: either only some panes have the item, or it differs. */
export interface Mark {
  readonly item: number;
  readonly why: 'only' | 'differs';
}

/** The marks on a pane's page, each item once. */
export function paneMarks(rows: readonly Row[], pane: number): Mark[] {
  const marks = new Map<number, Mark['why']>();
  for (const { cell, lackedBy } of ownOf(rows, pane)) {
    if (cell.item === undefined) continue;
    if (lackedBy.length > 0) marks.set(cell.item, 'only');
    else if (!marks.has(cell.item)) marks.set(cell.item, 'differs');
  }
  return [...marks].map(([item, why]) => ({ item, why }));
}
