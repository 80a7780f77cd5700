import type { TFunction } from 'i18next';
import type { Statement } from '../../../domain/statements';
import { longDate } from '../../../lib/long-date';

/** What is said about an update of the proof of identity: the part of its statement that the texts need. */
type Update = Pick<Statement, 'kind' | 'until' | 'isLate'>;

interface WordsContext {
  readonly t: TFunction;
  readonly language: string;
  /** Whether the member submits in the mobile app. Default: false. */
  readonly inApp?: boolean;
}

/** Title of an update that is asked for: its deadline, where there is one. */
export function updateTitle({ until, isLate }: Update, { t, language }: WordsContext): string {
  if (until === undefined) return t('statement.update-needed.title');
  return t(isLate ? 'statement.update-needed.late' : 'statement.update-needed.due', {
    date: longDate(until, language),
  });
}

/** What to do about an update, or until when its review lasts. The same on the personal page and on the page about it. */
export function updateBody({ kind, until, isLate }: Update, { t, language, inApp = false }: WordsContext): string[] {
  const date = until === undefined ? undefined : longDate(until, language);
  switch (kind) {
    case 'update-in-review':
      if (date === undefined) return [t('reverification.processingBodyNoDate')];
      return [isLate ? t('reverification.processingLate') : t('reverification.processingBody', { date })];
    case 'update-rejected-daily':
      return [t(inApp ? 'reverification.dailyLimitApp' : 'reverification.dailyLimit')];
    case 'update-rejected':
      // The reason says what to do; until when is what is left.
      if (date === undefined) return [];
      return [t(isLate ? 'reverification.deadlinePassed' : 'reverification.deadline', { date })];
    default:
      return [t('statement.update-needed.body')];
  }
}
