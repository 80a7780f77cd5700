import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { STATUS_OF_EDD } from '../../domain/questionnaire-access';
import { isByToken } from '../../modes/page-context';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import type { QuestionnaireSource } from './catalogue';
import { QuestionnaireLoading } from './opening';
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

/** Loads a questionnaire from where its row says. */
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

/** What the questionnaire opens with, while it loads: the form where the address names a step, else the introduction. */
function Waiting<T>(props: WaitingProps<T>) {
  return <LoadingPage {...props} loading={<QuestionnaireLoading title={props.title} />} />;
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

/** Opens the request under which a scene's questions are asked and answered. */
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
                standing: { ...start.standing, status: STATUS_OF_EDD[status], rejectReason },
                standingLoad: info,
                standingNow: async (call) => {
                  const now = await call(endpoints.eddInfo, {}, { fresh: true });
                  return { ...(await start.standingNow(call)), ...now, status: STATUS_OF_EDD[now.status] };
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

/** By token there is no call for a template: the custodian's own call brings the questions. */
function ByCustodianWithToken({ source: { templateCode }, title, children }: Of<'custodian'>) {
  const standing = useCall(endpoints.querySatosQuestionnaire, {});
  return (
    <Waiting title={title} state={standing}>
      {(loaded) => {
        const { template, ...where } = loaded;
        return template ? (
          children({
            template,
            standing: where,
            standingLoad: loaded,
            request: { templateCode },
            isCustodian: true,
            standingNow: (call) => call(endpoints.querySatosQuestionnaire, {}, { fresh: true }),
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
  const standing = useCall(endpoints.querySatosQuestionnaire, {});
  return (
    <Waiting title={title} state={combineCalls({ template, standing })}>
      {(data) =>
        children({
          ...data,
          standingLoad: data.standing,
          request: { templateCode },
          isCustodian: true,
          standingNow: (call) => call(endpoints.querySatosQuestionnaire, {}, { fresh: true }),
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
          standing: data,
          standingLoad: data,
          request,
          isCustodian: false,
          standingNow: (call) => call(endpoints.questionnaireTemplate, input, { fresh: true }),
          latest: (call) => call(endpoints.questionnaireTemplate, input, { fresh: true }),
          reload: () => invalidate(endpoints.questionnaireTemplate),
        })
      }
    </Waiting>
  );
}
