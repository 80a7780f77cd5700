import { useTranslation } from 'react-i18next';
import { REVERIFICATION_REQUIREMENTS, type RequirementList } from '../../../domain/reverification';

/** `first-run`: what every verification needs. */
export function Requirements({ list }: { readonly list: RequirementList | 'first-run' }) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('reverification.requirementsTitle')}</h2>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {list === 'first-run' ? (
          <>
            <li>{t('sdk.document')}</li>
            <li>{t('sdk.camera')}</li>
          </>
        ) : (
          REVERIFICATION_REQUIREMENTS[list].map((name) => (
            <li key={name}>{t(`reverification.requirements.${name}`)}</li>
          ))
        )}
      </ul>
    </section>
  );
}
