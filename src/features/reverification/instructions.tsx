import { useTranslation } from 'react-i18next';
import type { RequirementList } from '../../domain/reverification';
import { StatusBanner } from '../../ui/status-banner';
import { Requirements } from '../shared/member/requirements';

interface InstructionsProps {
  readonly inApp: boolean;
  readonly requirements: RequirementList;
  readonly asks: boolean;
}

export function Instructions({ inApp, requirements, asks }: InstructionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <StatusBanner tone="warning" title={t('reverification.importantTitle')}>
        <p>{t('reverification.importantBody')}</p>
      </StatusBanner>
      {asks && (
        <>
          <section className="flex flex-col gap-2">
            <h2 className="text-lg font-semibold">{t('reverification.instructionsTitle')}</h2>
            <p>{t(inApp ? 'reverification.instructionsBodyApp' : 'reverification.instructionsBody')}</p>
          </section>
          <Requirements list={requirements} />
        </>
      )}
    </>
  );
}
