import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import type { Answers } from '../../domain/questionnaire';
import { answersToSend, offeredAnswers, wasReceived } from '../../domain/questionnaire-answers';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { isByToken } from '../../modes/page-context';
import type { QuestionnaireScreen } from '../../screens/screen';
import { type Draft, useDraft } from '../shared/forms/use-draft';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form';
import { QuestionsSkeleton } from './questionnaire-skeleton';
import { usePatterns } from './use-patterns';

export type OpenFormProps = Omit<QuestionnaireFormProps, 'token' | 'countries' | 'config' | 'draft' | 'patterns'> & {
  readonly row: QuestionnaireScreen;
};

export function OpenForm(props: OpenFormProps) {
  return isByToken() ? <OpenByToken {...props} /> : <OpenSignedIn {...props} />;
}

/** Needs no submission token; files use the default rules. */
function OpenByToken(props: OpenFormProps) {
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  return (
    <LoadingPage title={props.title} state={countries} loading={<QuestionsSkeleton title={props.title} />}>
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
      loading={<QuestionsSkeleton title={props.title} />}
    >
      {(data) => <WithDraft {...props} token={data.token.token} countries={data.countries.list} config={data.config} />}
    </LoadingPage>
  );
}

interface KeptAnswers {
  /** Undefined: unchanged. */
  readonly after: QuestionnaireStatus | undefined;
  readonly answers: Answers;
}

type WithDraftProps = Omit<QuestionnaireFormProps, 'draft' | 'patterns'> & { readonly row: QuestionnaireScreen };

function WithDraft(props: WithDraftProps) {
  const { start, row } = props;
  const { sceneCode = '', requestId = '', templateCode } = start.request;
  const kept = useDraft<KeptAnswers>(['answers', row.path, templateCode, sceneCode, requestId].join(' '), () => ({
    after: undefined,
    answers: offeredAnswers(start.template.sections, start.submission.answers),
  }));
  return kept ? <WithKept {...props} kept={kept} /> : <QuestionsSkeleton title={props.title} />;
}

/** A reload may have lost the answer. */
function WithKept({ kept, ...props }: WithDraftProps & { readonly kept: Draft<KeptAnswers> }) {
  const { start, address, takesFocus } = props;
  const { template, submission } = start;
  const { after, answers } = kept.value;
  // 'Change answers' opens received answers.
  const [isReceived] = useState(
    () =>
      !takesFocus && after !== undefined && wasReceived(after, submission, answersToSend(template.sections, answers)),
  );
  const patterns = usePatterns(template);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!isReceived) return;
    kept.remove();
    address.reset();
  }, []);
  if (isReceived || patterns.isLoading) return <QuestionsSkeleton title={props.title} />;
  const draft = {
    ...kept,
    value: answers,
    change: (next: Answers) => kept.change({ after: submission.status, answers: next }),
  };
  return <QuestionnaireForm {...props} draft={draft} patterns={patterns} />;
}
