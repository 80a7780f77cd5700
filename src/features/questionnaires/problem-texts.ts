import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { lookUp, oneOf } from '../../domain/look-up';
import { labelInMessage } from '../../domain/question-label';
import type { Question } from '../../domain/questionnaire';
import { ADDRESS_PARTS, type AnswerProblem } from '../../domain/questionnaire-validation';
import { longDay } from '../../lib/long-date';
import { useFieldTexts } from '../shared/forms/use-field-texts';

/** Id of the control for a part of an answer: the error summary links to it. */
export function idOf({ id }: Pick<Question, 'id'>, part = ''): string {
  return part === '' ? `q-${id}` : `q-${id}.${part}`;
}

/** What is missing, by type of question; for all other types something has to be entered. */
const MISSING: Readonly<Record<string, 'choose' | 'upload' | 'add'>> = {
  single: 'choose',
  multiple: 'choose',
  'yes-no': 'choose',
  country: 'choose',
  file: 'upload',
  table: 'add',
};

/** Where the text of a mistake stands: below its field, or in the list of all mistakes, which has to name the question. */
type Place = 'field' | 'list';

/** The text of a mistake in an answer, in the page's language. */
export function useProblemTexts(place: Place): (question: Question, problem: AnswerProblem) => string {
  const { t, i18n } = useTranslation();
  const { validation } = useFieldTexts();
  return useCallback(
    (question, { part, id, params }) => {
      const label = labelOf(question, part, t);
      if (id === 'required' || id === 'whitespace') {
        const missing = lookUp(MISSING, typeOf(question, part)) ?? 'enter';
        if (place === 'field') return t(`questionnaire.missingHere.${missing}`);
        return t(`questionnaire.missing.${missing}`, { label: nameOf(question, part, t) });
      }
      if (id === 'array.range' && question.type === 'table') return t('questionnaire.rowsRange', { label, ...params });
      const days = Object.entries(params).map(([name, value]) => [name, longDay(String(value), i18n.language)]);
      const values = id.startsWith('date.') ? Object.fromEntries(days) : params;
      return (validation as (id: string, params: object) => string)(id, { label, ...values });
    },
    [t, i18n.language, validation, place],
  );
}

function columnOf(question: Question, part: string) {
  const [, row, column] = /^(\d+)\.(.+)$/.exec(part) ?? [];
  const found = question.type === 'table' ? question.columns.find(({ id }) => id === column) : undefined;
  return found && { column: found, row: Number(row) + 1 };
}

function typeOf(question: Question, part: string): string {
  if (part === 'country') return 'country';
  if (part !== '' && question.type === 'address') return 'text';
  return columnOf(question, part)?.column.type ?? (part.startsWith('detail.') ? 'text' : question.type);
}

/** The label of the control, as it stands on the page. */
function nameOf(question: Question, part: string, t: TFunction): string {
  const cell = columnOf(question, part);
  if (cell) return t('questionnaire.cell', { column: cell.column.label, number: cell.row });
  const line = question.type === 'address' ? oneOf(ADDRESS_PARTS, part) : undefined;
  if (line) return t(`residence.${line}`);
  return part.startsWith('detail.') ? question.detailLabel || t('questionnaire.detail') : question.label;
}

/** The same for a message in which a colon follows it. */
function labelOf(question: Question, part: string, t: TFunction): string {
  return labelInMessage(nameOf(question, part, t));
}
