import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { lookUp, oneOf } from '../../domain/look-up';
import type { Question } from '../../domain/questionnaire';
import { ADDRESS_PARTS, type AnswerProblem } from '../../domain/questionnaire-validation';
import { withoutFullStop } from '../../i18n/join-sentences';
import { longDay } from '../../lib/long-date';
import { useFieldTexts } from '../shared/forms/use-field-texts';

export function idOf({ id }: Pick<Question, 'id'>, part = ''): string {
  return part === '' ? `q-${id}` : `q-${id}.${part}`;
}

/** Other types use the general text. */
const MISSING: Readonly<Record<string, 'choose' | 'upload' | 'add'>> = {
  single: 'choose',
  multiple: 'choose',
  'yes-no': 'choose',
  country: 'choose',
  file: 'upload',
  table: 'add',
};

type Place = 'field' | 'list';

export function useProblemTexts(place: Place): (question: Question, problem: AnswerProblem) => string {
  const { t, i18n } = useTranslation();
  const { validation } = useFieldTexts();
  return useCallback(
    (question, problem) => {
      const request = requestOf(question, problem);
      if (place === 'field') return request;
      const label = nameOf(question, problem.part, t);
      return t('questionnaire.problem', { request: withoutFullStop(request), label });

      function requestOf({ type }: Question, { part, id, params }: AnswerProblem): string {
        if (id === 'required' || id === 'whitespace') {
          return t(`questionnaire.missing.${lookUp(MISSING, typeOf(question, part)) ?? 'enter'}`);
        }
        if (id === 'array.range' && type === 'table') return t('questionnaire.rowsRange', { ...params });
        const days = Object.entries(params).map(([name, value]) => [name, longDay(String(value), i18n.language)]);
        const values = id.startsWith('date.') ? Object.fromEntries(days) : params;
        return (validation as (id: string, params: object) => string)(id, values);
      }
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

function nameOf(question: Question, part: string, t: TFunction): string {
  const cell = columnOf(question, part);
  if (cell) return t('questionnaire.cell', { column: cell.column.label, number: cell.row });
  const line = question.type === 'address' ? oneOf(ADDRESS_PARTS, part) : undefined;
  if (line) return t(`residence.${line}`);
  return part.startsWith('detail.') ? question.detailLabel || t('questionnaire.detail') : question.label;
}
