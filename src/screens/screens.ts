import type { FirstTextFile } from '../i18n/locales-path';
import { PAGES } from './pages';
import { QUESTIONNAIRES } from './questionnaires';
import type { PageScreen, QuestionnaireScreen } from './screen';

type PagePath = (typeof PAGES)[number]['path'];
type QuestionnairePath = (typeof QUESTIONNAIRES)[number]['path'];
export type RoutePath = PagePath | QuestionnairePath;

type PageRecord = PageScreen & { readonly path: PagePath };
type QuestionnaireRecord = QuestionnaireScreen & { readonly path: QuestionnairePath };
export type ScreenRecord = PageRecord | QuestionnaireRecord;
type CodeOf<S> = S extends { readonly sceneCode: infer C } | { readonly templateCode: infer C } ? C : never;
export type QuestionnaireCode = CodeOf<(typeof QUESTIONNAIRES)[number]['source']>;
/** Questionnaires share their code. */
export type PerPage<T> = Readonly<Record<PagePath, T>>;

const PAGE_RECORDS: readonly PageRecord[] = PAGES;
export const QUESTIONNAIRE_SCREENS: readonly QuestionnaireRecord[] = QUESTIONNAIRES;
export const SCREENS: readonly ScreenRecord[] = [...PAGE_RECORDS, ...QUESTIONNAIRE_SCREENS];
/** As documents with their own policy (`deploy/policies.ts`). */
export const VENDOR_SCREENS: readonly RoutePath[] = PAGE_RECORDS.filter(({ embedsVendor }) => embedsVendor).map(
  ({ path }) => path,
);

/** Leads to `DEFAULT_ROUTE`. */
export const INDEX_ROUTE = '/auth';
export const DEFAULT_ROUTE = '/auth/personal' satisfies RoutePath;
/** Where they lead by token. */
export const EMBEDDED_ROUTE = '/auth/sdk' satisfies RoutePath;

export function screenOf(path: RoutePath): ScreenRecord {
  const screen = SCREENS.find((one) => one.path === path);
  if (!screen) throw new Error(`No screen has the path ${path}`);
  return screen;
}

/** None by token. */
export function firstTextsOf(screen: ScreenRecord): FirstTextFile | undefined {
  return screen.source ? 'questionnaire' : screen.firstTexts;
}
