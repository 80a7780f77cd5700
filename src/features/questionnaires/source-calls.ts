import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { type DependentCalls, prefetchedAnswer, type ScreenCall } from '../../api/resource';
import { areStepsOpen } from '../../domain/steps';
import { questionnaireAt } from '../../screens/address';
import type { QuestionnaireSource } from '../../screens/screen';
import type { RoutePath } from '../../screens/screens';
import { answeredMemberState } from '../shared/member/member-state';
import { requestIdOf, templateOf } from './source-address';

type Source<K extends QuestionnaireSource['kind']> = Extract<QuestionnaireSource, { kind: K }>;

/** All scenes share the general template. */
const GENERAL = '200';

export function templateCodeOf(source: Source<'template'>, query: URLSearchParams): string {
  return (source.fromAddress && templateOf(query)) || source.templateCode;
}

export function templateInput(templateCode: string): RequestOf<typeof endpoints.questionnaireTemplate> {
  return { biz_from: 'kyc_web', template_code: templateCode };
}

export function sceneInput(sceneCode: string, requestId: string): RequestOf<typeof endpoints.questionnaireTemplate> {
  return { scene_code: sceneCode, request_id: requestId, template_code: GENERAL };
}

export function newRequest(sceneCode: string): RequestOf<typeof endpoints.createQuestionnaire> {
  return { sceneCode, templateCode: GENERAL };
}

function stagesOf(source: QuestionnaireSource, query: URLSearchParams): DependentCalls {
  const template = (input: RequestOf<typeof endpoints.questionnaireTemplate>): ScreenCall => [
    endpoints.questionnaireTemplate,
    input,
  ];
  switch (source.kind) {
    case 'template':
      return source.fromAddress ? [() => [template(templateInput(templateCodeOf(source, query)))]] : [];
    case 'custodian':
      return [];
    case 'edd': {
      const info = [endpoints.eddInfo, {}] as const;
      const named = () => prefetchedAnswer(info);
      return [() => (named() ? [template(templateInput(named()?.templateCode || source.templateCode))] : [])];
    }
    case 'scene': {
      const { sceneCode } = source;
      const requestId = requestIdOf(query);
      if (requestId !== undefined) return [() => [template(sceneInput(sceneCode, requestId))]];
      const created = [endpoints.createQuestionnaire, newRequest(sceneCode)] as const;
      return [
        () => [created],
        () => {
          const answer = prefetchedAnswer(created);
          return answer ? [template(sceneInput(sceneCode, answer.requestId))] : [];
        },
      ];
    }
  }
}

/** A closed account asks for nothing more. */
export function questionnaireCalls(path: RoutePath, query: URLSearchParams): DependentCalls {
  const row = questionnaireAt(path);
  if (!row) return [];
  const isOpen = () => {
    const state = answeredMemberState();
    return state !== undefined && areStepsOpen(state.facts);
  };
  return stagesOf(row.source, query).map((calls) => () => (isOpen() ? calls() : []));
}
