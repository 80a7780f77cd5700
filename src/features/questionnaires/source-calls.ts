import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { type DependentCalls, prefetchedAnswer, type ScreenCall } from '../../api/resource';
import type { RoutePath } from '../../domain/routes';
import { areStepsOpen } from '../../domain/steps';
import { answeredMemberState } from '../shared/member/member-state';
import { type QuestionnaireSource, questionnaireAt } from './catalogue';
import { requestIdOf, templateOf } from './source-address';

type Source<K extends QuestionnaireSource['kind']> = Extract<QuestionnaireSource, { kind: K }>;

/** Code of the general template, which the questions of all scenes have. */
const GENERAL = '200';

/** The template that a questionnaire's row or the address names. */
export function templateCodeOf(source: Source<'template'>, query: URLSearchParams): string {
  return (source.fromAddress && templateOf(query)) || source.templateCode;
}

/** Input of the call for a template by its code. */
export function templateInput(templateCode: string): RequestOf<typeof endpoints.questionnaireTemplate> {
  return { biz_from: 'kyc_web', template_code: templateCode };
}

/** Input of the call for the questions of a scene, under a request. */
export function sceneInput(sceneCode: string, requestId: string): RequestOf<typeof endpoints.questionnaireTemplate> {
  return { scene_code: sceneCode, request_id: requestId, template_code: GENERAL };
}

/** Input of the call that opens a request for a scene. */
export function newRequest(sceneCode: string): RequestOf<typeof endpoints.createQuestionnaire> {
  return { sceneCode, templateCode: GENERAL };
}

/** Where the questions come from, as calls, besides those that are known from the address alone. */
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

/**
 * The calls of a questionnaire's first view, for a signed-in member, that depend on answers. Of a closed account nothing more is asked.
 */
export function questionnaireCalls(path: RoutePath, query: URLSearchParams): DependentCalls {
  const row = questionnaireAt(path);
  if (!row) return [];
  const isOpen = () => {
    const state = answeredMemberState();
    return state !== undefined && areStepsOpen(state.facts);
  };
  return stagesOf(row.source, query).map((calls) => () => (isOpen() ? calls() : []));
}
