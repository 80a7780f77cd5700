import type { FirstTextFile } from '../../../src/i18n/locales-path';
import type { QuestionnaireSource } from '../../../src/screens/screen';
import { firstTextsOf, QUESTIONNAIRE_SCREENS, type RoutePath, SCREENS } from '../../../src/screens/screens';

/** Screens whose first view has these texts. */
export function screensOf(texts: FirstTextFile): readonly RoutePath[] {
  return SCREENS.filter((screen) => firstTextsOf(screen) === texts).map(({ path }) => path);
}

export function questionnairesFrom(kind: QuestionnaireSource['kind']): readonly RoutePath[] {
  return QUESTIONNAIRE_SCREENS.filter(({ source }) => source.kind === kind).map(({ path }) => path);
}
