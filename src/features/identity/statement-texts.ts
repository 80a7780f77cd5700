import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isKeyOf, oneOf } from '../../domain/look-up';
import type { Duration, Statement, StatementKind } from '../../domain/statements';
import type { StepLevel } from '../../domain/steps';
import { longDate } from '../../lib/long-date';
import { countryName } from '../../ui/fields/countries';
import { type Times, useTimes } from '../shared/format/use-times';
import { updateBody, updateTitle } from '../shared/review/update-words';
import { isAnswered, waitOf } from '../shared/tasks/task-row';

/** Cards, rows or the transfer show these. */
const SILENT = [
  'update-current',
  'update-not-asked',
  'task-done',
  'task-locked',
  'level-locked',
  'level-on-hold',
  'transfer-confirm',
  'transfer-waiting',
] as const satisfies readonly StatementKind[];

export type SpelledKind = Exclude<StatementKind, (typeof SILENT)[number]>;

export function isSpelled(kind: StatementKind): kind is SpelledKind {
  return oneOf(SILENT, kind) === undefined;
}

const CASE_TITLES = {
  'level-in-review': 'personal.status.PENDING',
  'update-in-review': 'personal.status.PENDING',
} as const satisfies Partial<Record<SpelledKind, string>>;

/** Differ only in the next step. */
const TITLES = {
  'update-rejected-daily': 'update-rejected',
  'level-rejected': 'update-rejected',
  'level-rejected-finally': 'update-rejected',
} as const satisfies Partial<Record<SpelledKind, SpelledKind>>;

export interface StatementTexts {
  readonly title: string;
  readonly body: readonly string[];
  readonly takes: string | undefined;
}

export function useStatementTexts(): (statement: Statement & { readonly kind: SpelledKind }) => StatementTexts {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  return (statement) => textsOf(statement, t, i18n.language, times);
}

function textsOf(
  statement: Statement & { readonly kind: SpelledKind },
  t: TFunction,
  language: string,
  times: Times,
): StatementTexts {
  const { kind, level = 'LEVEL_1', task, country, takes } = statement;
  const values = {
    level: t(`personal.level.${level}`),
    task: task && (task.title ? `\u2068${task.title}\u2069` : t(`personal.tasks.type.${task.type}`)),
    country: country && countryName({ countryCode: country, nameEn: country, regionCode: 0 }, language),
  };
  return {
    title: kind === 'update-needed' ? updateTitle(statement, { t, language }) : titleOf(kind, level, t, values),
    body: bodyOf(statement, t, language, times, values),
    takes: takes && durationOf(takes, level, times),
  };
}

function titleOf(
  kind: SpelledKind,
  level: StepLevel,
  t: TFunction,
  values: Readonly<Record<string, string | undefined>>,
): string {
  if (isKeyOf(CASE_TITLES, kind)) return t(CASE_TITLES[kind]);
  const key = kind === 'level-open' ? (`${kind}.${level}` as const) : isKeyOf(TITLES, kind) ? TITLES[kind] : kind;
  return t(`statement.${key}.title`, values);
}

function durationOf(takes: Duration, level: StepLevel, times: Times): string | undefined {
  if (takes === 'support') return times.support();
  return takes === 'level' ? times.join(times.takes(level), times.review(level)) : times.takes(takes);
}

function bodyOf(
  { kind, level = 'LEVEL_1', text, until, isLate, task }: Statement & { readonly kind: SpelledKind },
  t: TFunction,
  language: string,
  times: Times,
  values: Readonly<Record<string, string | undefined>>,
): string[] {
  const date = until === undefined ? undefined : longDate(until, language);
  // Isolated, because the server's text may have another direction.
  if (text) return [`\u2068${text}\u2069`];
  switch (kind) {
    case 'attempt-failed':
    case 'rejection-reason':
      return [];
    case 'update-in-review':
    case 'update-rejected-daily':
    case 'update-needed':
    case 'update-rejected':
      return updateBody({ kind, until, isLate }, { t, language });
    case 'task-in-review':
      return task ? [t(waitOf(task))] : [];
    case 'task-overdue':
    case 'task-required': {
      const body = t('statement.task-required.body');
      if (date === undefined) return [body];
      return [t(isLate ? 'personal.tasks.wasDue' : 'personal.tasks.until', { date }), body];
    }
    case 'level-in-review':
      return [times.review(level)].filter((sentence) => sentence !== undefined);
    case 'level-open':
      return [t(`statement.level-open.${level}.body`, values)];
    case 'task-rejected':
      return [
        t(task?.reason === '' && isAnswered(task) ? 'questionnaire.rejected.body' : 'statement.task-rejected.body'),
      ];
    default:
      return [t(`statement.${kind}.body`, values)];
  }
}
