import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';
import { nameOfCountry } from '../../ui/fields/countries';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { errorEntries } from '../../ui/fields/form';
import { FlowActions } from '../../ui/flow-page';
import { PHOTO_TOPICS } from '../../ui/photo-pairs';
import { ConsentFacts, type ConsentMethod, consentNames } from '../shared/forms/consent-facts';
import { consentSchema } from '../shared/forms/field-schemas';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { DOCUMENT_TOPICS, PhotoTips } from '../shared/photos/photo-tips';
import { checkMethod } from './check-method';
import { giveConsent } from './given-consent';
import type { OwnStepProps } from './prepare-steps';
import { StepPage } from './step-page';

const schema = z.object({ consent: consentSchema });

/** Texts of each method; a number needs no photos. */
const METHODS = {
  document: { title: 'flow.photos.identity', consent: 'kyc.consent', topics: PHOTO_TOPICS },
  address: { title: 'flow.photos.address', consent: 'kyc.consentAddress', topics: DOCUMENT_TOPICS },
  number: { title: 'kyc.consentLabel', consent: 'nonDocument.consent', topics: undefined },
} as const satisfies Record<ConsentMethod, object>;

/** Last of the member's own steps: how to take good photos, and the consent to the check. */
export function ConsentStep(props: OwnStepProps) {
  const { place, onNext } = props;
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const { level, country, documentType } = place;
  const method = checkMethod(place);
  const { title, consent, topics } = METHODS[method];
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema, fields.schema({ consent: t('kyc.consentLabel') })),
    defaultValues: { consent: false },
    // The summary takes the focus, not the box.
    shouldFocusError: false,
  });
  const chosen = [
    ...(documentType && level === 'LEVEL_1' ? [t(`kyc.documents.${documentType}.name`)] : []),
    nameOfCountry([], country, i18n.language),
  ];
  return (
    <StepPage {...props} title={t(title)} lead={<p>{chosen.join(' · ')}</p>}>
      {topics && <PhotoTips topics={topics} />}
      <form
        onSubmit={(event) =>
          void handleSubmit(() => {
            giveConsent(place);
            onNext({});
          })(event)
        }
        noValidate
        className="flex flex-col gap-6"
      >
        <ErrorSummary
          {...fields.errorSummary}
          errors={errorEntries(formState.errors, ['consent'])}
          attempt={formState.submitCount}
        />
        <ConsentFacts method={method} />
        <ConsentField
          {...register('consent')}
          label={t(consent, consentNames(i18n.language))}
          error={formState.errors.consent?.message}
        />
        <FlowActions>
          <Button type="submit" variant="primary" size="large">
            {t('kyc.continue')}
          </Button>
        </FlowActions>
      </form>
    </StepPage>
  );
}
