import { useTranslation } from 'react-i18next';
import type { RequirementList } from '../../domain/reverification';
import { Requirements } from '../shared/member/requirements';

interface InstructionsProps {
  readonly inApp: boolean;
  readonly requirements: RequirementList;
}

export function Instructions({ inApp, requirements }: InstructionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{t('reverification.instructionsTitle')}</h2>
        <p>{t(inApp ? 'reverification.instructionsBodyApp' : 'reverification.instructionsBody')}</p>
      </section>
      <Requirements list={requirements} />
    </>
  );
}
