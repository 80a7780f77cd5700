import { useTranslation } from 'react-i18next';
import { lockReason } from '../../../domain/lock-reason';
import type { PersonalTask } from '../../../domain/personal-tasks';

/** Undefined for other tasks and unknown reasons. */
export function useLockText(): (task: PersonalTask, facts: Parameters<typeof lockReason>[1]) => string | undefined {
  const { t } = useTranslation();
  return (task, facts) => {
    if (task.status !== 'LOCKED') return undefined;
    const reason = lockReason(task, facts);
    if (reason.kind === 'text') return reason.text;
    if (reason.kind === 'level') {
      return t('complianceTasks.locked.level', { level: t(`personal.level.${reason.level}`) });
    }
    return reason.kind === 'tomorrow' ? t('complianceTasks.locked.tomorrow') : undefined;
  };
}
