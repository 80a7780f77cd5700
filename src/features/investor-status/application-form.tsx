import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { MAX_PAPER_AGE_MONTHS } from '../../domain/dates';
import { oneOf } from '../../domain/look-up';
import type { InvestorCriterion } from '../../domain/regions';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { Button } from '../../ui/button';
import { SingleChoice } from '../../ui/fields/choice-field';
import { ConsentField } from '../../ui/fields/consent-field';
import { ErrorSummary } from '../../ui/fields/error-summary';
import type { FileRules } from '../../ui/fields/file-check';
import { FileField } from '../../ui/fields/file-field';
import { errorEntries, useFormField } from '../../ui/fields/form';
import { FlowActions } from '../../ui/flow-page';
import { Locked } from '../shared/actions/locked';
import { useSubmit } from '../shared/actions/use-submit';
import { RequestFacts } from '../shared/consent/request-facts';
import type { AnsweredTemplate } from '../shared/forms/submit-template';
import { useFormDraft } from '../shared/forms/use-draft';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { ReviewTime } from '../shared/review/review-time';
import { APPLICATION_ORDER, type ApplicationValues, applicationSchema } from './application';
import { sendApplication } from './send-application';

interface ApplicationFormProps {
  readonly template: AnsweredTemplate;
  readonly criteria: readonly InvestorCriterion[];
  readonly rules: FileRules;
  readonly onSent: (status: QuestionnaireStatus) => void;
}

export function ApplicationForm({ template, criteria, rules, onSent }: ApplicationFormProps) {
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const [progress, setProgress] = useState<number>();
  const [refused, setRefused] = useState('');
  const form = useForm<ApplicationValues>({
    resolver: zodResolver(
      applicationSchema as unknown as z.ZodMiniType<ApplicationValues, ApplicationValues>,
      fields.schema({
        criterion: {
          label: t('investorStatus.criterion'),
          options: t('investorStatus.who'),
          missing: t('fields.missing.criterion'),
        },
        evidence: { label: t('investorStatus.evidence'), missing: t('fields.missing.evidence') },
        declaration: t('investorStatus.declarationLabel'),
      }),
    ),
    defaultValues: { criterion: '', evidence: null, declaration: false },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, trigger, formState } = form;
  const draft = useFormDraft(`investor ${template.templateCode}`, form, ['declaration']);
  const criterion = useFormField({ control, name: 'criterion' });
  const evidence = useFormField({ control, name: 'evidence' });
  const { submit, busy, isLocked, hasFailed, label } = useSubmit(
    async (context, values: ApplicationValues) => {
      setProgress(0);
      try {
        const { status } = await sendApplication(context, { template, values, onProgress: setProgress });
        onSent(status);
      } finally {
        setProgress(undefined);
      }
    },
    'investor',
    draft,
  );
  return (
    <form
      onSubmit={(event) =>
        void handleSubmit(async (values) => {
          await submit(values);
          // An unreadable file is found when sent.
          await trigger('evidence');
        })(event)
      }
      noValidate
      className="flex flex-col gap-6"
    >
      <ErrorSummary
        {...fields.errorSummary}
        errors={errorEntries(formState.errors, APPLICATION_ORDER)}
        attempt={formState.submitCount}
      />
      <Locked when={isLocked}>
        <SingleChoice
          {...criterion}
          label={t('investorStatus.criterion')}
          onChange={(value) => {
            const chosen = oneOf(criteria, value);
            if (chosen) criterion.onChange(chosen);
          }}
          choices={criteria.map((value) => ({
            value,
            label: t(`investorStatus.criteria.${value}.title`),
            hint: t(`investorStatus.criteria.${value}.detail`),
          }))}
        />
        <FileField
          {...fields.file}
          {...evidence}
          label={t('investorStatus.evidence')}
          hint={t('investorStatus.evidenceHint', { count: MAX_PAPER_AGE_MONTHS })}
          rules={rules}
          onChange={(file) => {
            setRefused('');
            evidence.onChange(file);
          }}
          onReject={(refusals) => setRefused(fields.fileProblem(refusals, rules, evidence.value !== null))}
          error={refused || evidence.error}
          progress={evidence.value ? progress : undefined}
        />
      </Locked>
      <ReviewTime what="investor-status" />
      <RequestFacts data="answers" />
      <FlowActions
        sends
        consent={
          <Locked when={isLocked}>
            <ConsentField
              {...register('declaration')}
              label={t('investorStatus.declaration')}
              error={formState.errors.declaration?.message}
            />
          </Locked>
        }
      >
        <Button type="submit" variant="primary" size="large" loading={busy} loadingLabel={t('investorStatus.sending')}>
          {label(t(hasFailed ? 'investorStatus.sendAgain' : 'investorStatus.send'))}
        </Button>
      </FlowActions>
    </form>
  );
}
