import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import type { Answers } from '../../domain/questionnaire';
import { answersToSend, offeredAnswers, wasReceived } from '../../domain/questionnaire-answers';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { isByToken } from '../../modes/page-context';
import { type Kept, useKept } from '../shared/forms/use-kept';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import type { QuestionnaireRow } from './catalogue';
import { Opening } from './opening';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form';
import { usePatterns } from './use-patterns';

export type OpenFormProps = Omit<QuestionnaireFormProps, 'token' | 'countries' | 'config' | 'draft' | 'patterns'> & {
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
    <LoadingPage title={props.title} state={countries} loading={<Opening title={props.title} />}>
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
    <LoadingPage
      title={props.title}
      state={combineCalls({ token, countries, config })}
      loading={<Opening title={props.title} />}
    >
      {(data) => <WithDraft {...props} token={data.token.token} countries={data.countries.list} config={data.config} />}
    </LoadingPage>
  );
}

/** Answers that are not submitted yet. */
interface KeptAnswers {
  /** The questionnaire's status when they were last changed; undefined: nothing was changed. */
  readonly after: QuestionnaireStatus | undefined;
  readonly answers: Answers;
}

type WithDraftProps = Omit<QuestionnaireFormProps, 'draft' | 'patterns'> & { readonly row: QuestionnaireRow };

function WithDraft(props: WithDraftProps) {
  const { start, row } = props;
  const { sceneCode = '', requestId = '', templateCode } = start.request;
  const kept = useKept<KeptAnswers>(['answers', row.path, templateCode, sceneCode, requestId].join(' '), () => ({
    after: undefined,
    answers: offeredAnswers(start.template.sections, start.standing.answers),
  }));
  return kept ? <WithKept {...props} kept={kept} /> : <Opening title={props.title} />;
}

/**
 * The form, or nothing but the way to the status where the server has received the kept answers: their own answer was lost, and the page was
 * loaded again.
 */
function WithKept({ kept, ...props }: WithDraftProps & { readonly kept: Kept<KeptAnswers> }) {
  const { start, address, takesFocus } = props;
  const { template, standing } = start;
  const { after, answers } = kept.answers;
  // Not after a press of 'Change answers', which opens answers that were received.
  const [isReceived] = useState(
    () => !takesFocus && after !== undefined && wasReceived(after, standing, answersToSend(template.sections, answers)),
  );
  const patterns = usePatterns(template);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!isReceived) return;
    kept.drop();
    address.reset();
  }, []);
  if (isReceived || patterns.isLoading) return <Opening title={props.title} />;
  const draft = { ...kept, answers, change: (next: Answers) => kept.change({ after: standing.status, answers: next }) };
  return <QuestionnaireForm {...props} draft={draft} patterns={patterns} />;
}
