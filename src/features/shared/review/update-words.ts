import type { TFunction } from 'i18next';
import type { Statement } from '../../../domain/statements';
import { longDate } from '../../../lib/long-date';

type Update = Pick<Statement, 'kind' | 'until' | 'isLate'>;

interface WordsContext {
  readonly t: TFunction;
  readonly language: string;
  /** Default: false. */
  readonly inApp?: boolean;
}

export function updateTitle({ until, isLate }: Update, { t, language }: WordsContext): string {
  if (until === undefined) return t('statement.update-needed.title');
  return t(isLate ? 'statement.update-needed.late' : 'statement.update-needed.due', {
    date: longDate(until, language),
  });
}

export function updateBody({ kind, until, isLate }: Update, { t, language, inApp = false }: WordsContext): string[] {
  const date = until === undefined ? undefined : longDate(until, language);
  const deadline =
    date === undefined ? [] : [t(isLate ? 'reverification.deadlinePassed' : 'reverification.deadline', { date })];
  const limited = t('reverification.importantBody');
  switch (kind) {
    case 'update-in-review':
      if (date === undefined) return [t('reverification.processingBodyNoDate'), limited];
      return [isLate ? t('reverification.processingLate') : t('reverification.processingBody', { date }), limited];
    case 'update-rejected-daily':
      return [t(inApp ? 'reverification.dailyLimitApp' : 'reverification.dailyLimit'), ...deadline, limited];
    case 'update-rejected':
      // The reason says what to do.
      return [...deadline, limited];
    default:
      return [limited];
  }
}
