import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type ApiError, isApiError } from '../../api/errors';
import { oneOf } from '../../domain/look-up';
import type { InvestorCriterion } from '../../domain/regions';
import { Button } from '../../ui/button';
import { SingleChoice } from '../../ui/fields/choice-field';
import { ConsentField } from '../../ui/fields/consent-field';
import { ErrorSummary } from '../../ui/fields/error-summary';
import type { FileRules } from '../../ui/fields/file-check';
import { FileField } from '../../ui/fields/file-field';
import { errorEntries, useFormField } from '../../ui/fields/form';
import { FlowActions } from '../../ui/flow-page';
import { useAction } from '../shared/actions/use-action';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { Failure } from '../shared/loading/failure';
import { APPLICATION_ORDER, type ApplicationValues, applicationSchema } from './application';
import { sendApplication } from './send-application';

interface ApplicationFormProps {
  readonly templateCode: string;
  readonly version: string;
  readonly criteria: readonly InvestorCriterion[];
  readonly rules: FileRules;
  readonly onSent: () => void;
}

/** The application: which condition is met, its proof, and a declaration. */
export function ApplicationForm({ templateCode, version, criteria, rules, onSent }: ApplicationFormProps) {
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<ApiError>();
  const [refused, setRefused] = useState('');
  const { control, register, handleSubmit, formState } = useForm<ApplicationValues>({
    resolver: zodResolver(
      applicationSchema as unknown as z.ZodMiniType<ApplicationValues, ApplicationValues>,
      fields.schema({
        criterion: { label: t('investorStatus.criterion'), options: t('investorStatus.who') },
        evidence: t('investorStatus.evidence'),
        declaration: t('investorStatus.declarationLabel'),
      }),
    ),
    defaultValues: { criterion: '', evidence: null, declaration: false },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const criterion = useFormField({ control, name: 'criterion' });
  const evidence = useFormField({ control, name: 'evidence' });
  const [send, sending] = useAction(async (context, values: ApplicationValues) => {
    setFailure(undefined);
    setProgress(0);
    try {
      await sendApplication(context, { templateCode, version, values, onProgress: setProgress });
      onSent();
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The answers and the file stay, so that they can be sent again.
      setFailure(error);
    } finally {
      setProgress(undefined);
    }
  }, 'investor');
  return (
    <form
      onSubmit={(event) => void handleSubmit((values) => send(values))(event)}
      noValidate
      className="flex flex-col gap-6"
    >
      <ErrorSummary
        {...fields.errorSummary}
        errors={errorEntries(formState.errors, APPLICATION_ORDER)}
        attempt={formState.submitCount}
      />
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
        hint={t('investorStatus.evidenceHint')}
        rules={rules}
        onChange={(file) => {
          setRefused('');
          evidence.onChange(file);
        }}
        onReject={(problem) => setRefused(fields.fileProblem(problem, t('investorStatus.evidence'), rules))}
        error={refused || evidence.error}
        progress={evidence.value ? progress : undefined}
      />
      <ConsentField
        {...register('declaration')}
        label={t('investorStatus.declaration')}
        error={formState.errors.declaration?.message}
      />
      {failure && (
        <Failure error={failure} title={t('investorStatus.failed')}>
          <p>{t('investorStatus.failedKept')}</p>
        </Failure>
      )}
      <p className="text-sm text-muted">{t('investorStatus.duration')}</p>
      <FlowActions>
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={sending}
          loadingLabel={t('investorStatus.sending')}
        >
          {t(failure ? 'investorStatus.sendAgain' : 'investorStatus.send')}
        </Button>
      </FlowActions>
    </form>
  );
}
