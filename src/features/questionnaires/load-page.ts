import { loadFile } from '../../lib/load-file';

/**
 * Fetches the questionnaires' screen. A file of its own between the routes and the screen, so that the list of the screen's many files is
 * not part of what every member loads first.
 */
export async function loadQuestionnairePage() {
  return (await loadFile(() => import('./questionnaire-page'))).QuestionnairePage;
}
