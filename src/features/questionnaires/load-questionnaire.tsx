import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { STATUS_OF_EDD } from '../../domain/questionnaire-access';
import { isByToken } from '../../modes/page-context';
import type { QuestionnaireSource } from '../../screens/screen';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import { QuestionnaireSkeleton } from './questionnaire-skeleton';
import type { QuestionnaireStart } from './questionnaire-start';
import { BrokenTemplate } from './refused';
import { requestIdOf } from './source-address';
import { newRequest, sceneInput, templateCodeOf, templateInput } from './source-calls';

interface SourceProps<S = QuestionnaireSource> {
  readonly title: string;
  readonly source: S;
  readonly children: (start: QuestionnaireStart) => ReactNode;
}
type Of<K extends QuestionnaireSource['kind']> = SourceProps<Extract<QuestionnaireSource, { kind: K }>>;

export function LoadQuestionnaire({ source, ...props }: SourceProps) {
  switch (source.kind) {
    case 'template':
      return <ByTemplate {...props} source={source} />;
    case 'scene':
      return <ByScene {...props} source={source} />;
    case 'edd':
      return <ByDueDiligence {...props} source={source} />;
    case 'custodian':
      return <ByCustodian {...props} source={source} />;
  }
}

type WaitingProps<T> = Omit<ComponentProps<typeof LoadingPage<T>>, 'loading'>;

function Waiting<T>(props: WaitingProps<T>) {
  return <LoadingPage {...props} loading={<QuestionnaireSkeleton title={props.title} />} />;
}

function ByTemplate({ source, ...props }: Of<'template'>) {
  const [query] = useSearchParams();
  const templateCode = templateCodeOf(source, query);
  return <WithTemplate {...props} input={templateInput(templateCode)} request={{ templateCode }} />;
}

function ByScene({ source: { sceneCode }, ...props }: Of<'scene'>) {
  const [query] = useSearchParams();
  const named = requestIdOf(query);
  const request = newRequest(sceneCode);
  const withRequest = (requestId: string) => (
    <WithTemplate {...props} input={sceneInput(sceneCode, requestId)} request={{ ...request, requestId }} />
  );
  if (named !== undefined) return withRequest(named);
  return <NewRequest title={props.title} request={request} content={withRequest} />;
}

interface NewRequestProps {
  readonly title: string;
  readonly request: RequestOf<typeof endpoints.createQuestionnaire>;
  readonly content: (requestId: string) => ReactNode;
}

function NewRequest({ title, request, content }: NewRequestProps) {
  const created = useCall(endpoints.createQuestionnaire, request);
  return (
    <Waiting title={title} state={created}>
      {({ requestId }) => content(requestId)}
    </Waiting>
  );
}

function ByDueDiligence({ source, title, children }: Of<'edd'>) {
  const edd = useCall(endpoints.eddInfo, {});
  return (
    <Waiting title={title} state={edd}>
      {(info) => {
        const { status, rejectReason, templateCode: named } = info;
        const templateCode = named || source.templateCode;
        return (
          <WithTemplate title={title} input={templateInput(templateCode)} request={{ templateCode }}>
            {(start) =>
              children({
                ...start,
                submission: { ...start.submission, status: STATUS_OF_EDD[status], rejectReason },
                submissionLoad: info,
                fetchSubmission: async (call) => {
                  const now = await call(endpoints.eddInfo, {}, { fresh: true });
                  return { ...(await start.fetchSubmission(call)), ...now, status: STATUS_OF_EDD[now.status] };
                },
                reload: () => {
                  invalidate(endpoints.eddInfo);
                  start.reload();
                },
              })
            }
          </WithTemplate>
        );
      }}
    </Waiting>
  );
}

function ByCustodian(props: Of<'custodian'>) {
  return isByToken() ? <ByCustodianWithToken {...props} /> : <ByCustodianSignedIn {...props} />;
}

/** No template call works by token. */
function ByCustodianWithToken({ source: { templateCode }, title, children }: Of<'custodian'>) {
  const submission = useCall(endpoints.querySatosQuestionnaire, {});
  return (
    <Waiting title={title} state={submission}>
      {(loaded) => {
        const { template, ...where } = loaded;
        return template ? (
          children({
            template,
            submission: where,
            submissionLoad: loaded,
            request: { templateCode },
            isCustodian: true,
            fetchSubmission: (call) => call(endpoints.querySatosQuestionnaire, {}, { fresh: true }),
            latest: async (call) =>
              (await call(endpoints.querySatosQuestionnaire, {}, { fresh: true })).template ?? template,
            reload: () => invalidate(endpoints.querySatosQuestionnaire),
          })
        ) : (
          <BrokenTemplate title={title} />
        );
      }}
    </Waiting>
  );
}

function ByCustodianSignedIn({ source: { templateCode }, title, children }: Of<'custodian'>) {
  const input = templateInput(templateCode);
  const template = useCall(endpoints.questionnaireTemplate, input);
  const submission = useCall(endpoints.querySatosQuestionnaire, {});
  return (
    <Waiting title={title} state={combineCalls({ template, submission })}>
      {(data) =>
        children({
          ...data,
          submissionLoad: data.submission,
          request: { templateCode },
          isCustodian: true,
          fetchSubmission: (call) => call(endpoints.querySatosQuestionnaire, {}, { fresh: true }),
          latest: (call) => call(endpoints.questionnaireTemplate, input, { fresh: true }),
          reload: () => {
            invalidate(endpoints.questionnaireTemplate);
            invalidate(endpoints.querySatosQuestionnaire);
          },
        })
      }
    </Waiting>
  );
}

interface WithTemplateProps {
  readonly title: string;
  readonly input: RequestOf<typeof endpoints.questionnaireTemplate>;
  readonly request: QuestionnaireStart['request'];
  readonly children: (start: QuestionnaireStart) => ReactNode;
}

function WithTemplate({ title, input, request, children }: WithTemplateProps) {
  const template = useCall(endpoints.questionnaireTemplate, input);
  return (
    <Waiting title={title} state={template}>
      {(data) =>
        children({
          template: data,
          submission: data,
          submissionLoad: data,
          request,
          isCustodian: false,
          fetchSubmission: (call) => call(endpoints.questionnaireTemplate, input, { fresh: true }),
          latest: (call) => call(endpoints.questionnaireTemplate, input, { fresh: true }),
          reload: () => invalidate(endpoints.questionnaireTemplate),
        })
      }
    </Waiting>
  );
}
