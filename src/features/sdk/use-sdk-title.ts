import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { type SdkUser, store } from '../../lib/store';
import { isOwnVisit } from '../shared/vendor/own-pages';

/** One's own member continues the journey by its name. */
export function titleOf(run: Pick<SdkUser, 'from' | 'isUpdate' | 'isSecondary' | 'level' | 'journey'> | undefined) {
  if (run?.isSecondary) return 'personal.about.secondIdentity';
  if (run === undefined || !isOwnVisit(run)) return 'sdk.title';
  if (!run.isUpdate) return `personal.level.${run.level}` as const;
  return run.journey.steps > 0 ? 'pages.updatekyc' : 'reverification.title';
}

export function useSdkTitle(): string {
  const { t } = useTranslation();
  return t(titleOf(useSnapshot(store).sdk));
}
