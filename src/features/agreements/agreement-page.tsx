import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import {
  agreementStatus,
  agreementTemplate,
  agreementText,
  type ReadableAgreement,
  withAnswer,
} from '../../domain/agreements';
import { readingMinutes } from '../../domain/reading-time';
import { Button } from '../../ui/button';
import { LoadedPage } from '../shared/flow/declared-page';
import { useTimes } from '../shared/format/use-times';
import { useAccepted } from '../shared/loading/use-accepted';
import { RegionNotice } from '../shared/region/region-notice';
import { AgreementDocument, type AgreementTemplate } from './agreement-document';
import { agreementStep } from './agreement-steps';
import { ContentsColumn } from './contents';

export function AgreementPage({ name }: { readonly name: ReadableAgreement }) {
  const { i18n } = useTranslation();
  return <Agreement key={`${name} ${i18n.language}`} name={name} />;
}

function Agreement({ name }: { readonly name: ReadableAgreement }) {
  const { t } = useTranslation();
  const times = useTimes();
  const template = useCall(endpoints.questionnaireTemplate, {
    biz_from: 'kyc_web',
    template_code: agreementTemplate(name),
  });
  const [data, accept] = useAccepted(template.data);
  // The news is at the top of a new screen, so that nothing moves.
  const [answers, setAnswers] = useState(0);
  const isAccepted = (shown: AgreementTemplate) => agreementStatus(shown) === 'accepted';
  return (
    <LoadedPage
      declared={agreementStep(name)}
      state={{ ...template, data }}
      lead={(shown) =>
        isAccepted(shown)
          ? t('agreements.leadAccepted')
          : times.join(t('agreements.lead'), times.takes({ minutes: readingMinutes(agreementText(shown)) }))
      }
      column={(shown) => <ContentsColumn text={agreementText(shown)} />}
      end={
        <Fragment key={answers}>
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button asChild>
              <Link to="/auth/agreement">{t('agreements.all')}</Link>
            </Button>
            <Button asChild>
              <Link to="/auth/complianceTasks">{t('complianceTasks.back')}</Link>
            </Button>
          </div>
          <RegionNotice />
        </Fragment>
      }
    >
      {(shown) => (
        <AgreementDocument
          key={answers}
          name={name}
          template={shown}
          isAnswered={answers > 0}
          onAnswered={(status, at) => {
            accept(withAnswer(shown, status, at));
            setAnswers((count) => count + 1);
            invalidate(endpoints.questionnaireTemplate);
          }}
        />
      )}
    </LoadedPage>
  );
}
