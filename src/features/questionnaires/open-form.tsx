import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { offeredAnswers } from '../../domain/questionnaire-answers';
import { isByToken } from '../../modes/page-context';
import { Page } from '../../ui/page';
import { CardsSkeleton } from '../../ui/skeleton';
import { useKept } from '../shared/forms/use-kept';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import type { QuestionnaireRow } from './catalogue';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form';
import { usePatterns } from './use-patterns';

type OpenFormProps = Omit<QuestionnaireFormProps, 'token' | 'countries' | 'config' | 'draft' | 'patterns'> & {
  readonly row: QuestionnaireRow;
};

/** Loads what the form needs beside the questions: the token of the submission, the countries, and the rules of files. */
export function OpenForm(props: OpenFormProps) {
  return isByToken() ? <OpenByToken {...props} /> : <OpenSignedIn {...props} />;
}

/** By token the custodian's call sends the answers, which needs no token of a submission; files have the default rules. */
function OpenByToken(props: OpenFormProps) {
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  return (
    <LoadingPage title={props.title} state={countries}>
      {({ list }) => <WithDraft {...props} token="" countries={list} config={DEFAULT_CONFIG} />}
    </LoadingPage>
  );
}

const DEFAULT_CONFIG = z.parse(endpoints.kycConfig.response, {});

function OpenSignedIn(props: OpenFormProps) {
  const { templateCode } = props.start.request;
  const token = useCall(endpoints.questionnaireToken, { template_code: templateCode });
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const config = useCall(endpoints.kycConfig, {});
  return (
    <LoadingPage title={props.title} state={combineCalls({ token, countries, config })}>
      {(data) => <WithDraft {...props} token={data.token.token} countries={data.countries.list} config={data.config} />}
    </LoadingPage>
  );
}

function WithDraft(props: Omit<QuestionnaireFormProps, 'draft' | 'patterns'> & { readonly row: QuestionnaireRow }) {
  const { start, row, title } = props;
  const { t } = useTranslation();
  const { sceneCode = '', requestId = '', templateCode } = start.request;
  const draft = useKept(['questionnaire', row.path, templateCode, sceneCode, requestId].join(' '), () =>
    offeredAnswers(start.template.sections, start.standing.answers),
  );
  const patterns = usePatterns(start.template);
  if (!draft || patterns.isLoading) {
    return (
      <Page title={title}>
        <CardsSkeleton label={t('shell.loading')} />
      </Page>
    );
  }
  return <QuestionnaireForm {...props} draft={draft} patterns={patterns} />;
}
