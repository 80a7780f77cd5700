import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../api/errors';
import { Button } from '../../ui/button';
import { type CountryEntry, countryName } from '../../ui/fields/countries';
import { SummaryList } from '../../ui/summary-list';
import { useAction } from '../shared/actions/use-action';
import { Failure } from '../shared/loading/failure';
import { useAddressForm } from '../shared/region/region-notice';
import { RESIDENCE_FIELDS, type ResidenceValues } from './residence';
import { saveResidence } from './save-residence';

interface CheckAnswersProps {
  readonly values: ResidenceValues;
  /** Version of the questionnaire template. */
  readonly version: string;
  readonly countries: readonly CountryEntry[];
  readonly onChange: () => void;
  readonly onSaved: () => void;
}

/** Shows the answers before they are sent. */
export function CheckAnswers({ values, version, countries, onChange, onSaved }: CheckAnswersProps) {
  const { t, i18n } = useTranslation();
  const { town = t('residence.city') } = useAddressForm();
  const [failure, setFailure] = useState<ApiError>();
  const [save, saving] = useAction(async (context) => {
    setFailure(undefined);
    try {
      await saveResidence(context, version, values, onSaved);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
  }, 'residence');
  const entry = countries.find(({ countryCode }) => countryCode === values.country);
  const shown = { ...values, country: entry ? countryName(entry, i18n.language) : values.country };

  return (
    <section aria-labelledby="check" className="flex flex-col gap-6">
      <h2 id="check" className="text-lg font-semibold">
        {t('residence.check')}
      </h2>
      <SummaryList
        rows={RESIDENCE_FIELDS.filter((name) => shown[name] !== '').map((name) => ({
          id: name,
          term: name === 'city' ? town : t(`residence.${name}`),
          value: shown[name],
        }))}
      />
      {failure && <Failure error={failure} title={t('residence.failed')} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="large" loading={saving} onClick={() => void save()}>
          {t('residence.save')}
        </Button>
        <Button size="large" disabled={saving} onClick={onChange}>
          {t('residence.change')}
        </Button>
      </div>
    </section>
  );
}
