/**
 * Fetches the questionnaires' screen. A file of its own between the routes and the screen, so that the list of the screen's many files is
 * not part of what every member loads first.
 */
export async function loadQuestionnairePage() {
  return (await import('./questionnaire-page')).QuestionnairePage;
}
