interface QuestionnaireScene {
  readonly id: string;
  /** Heading of the page, or of its banner. */
  readonly heading: string;
  /** The only way to the questions; absent: there is none. */
  readonly button?: 'Start questionnaire' | 'Change answers' | 'Answer again';
}

const READY = (id: string, heading: string): QuestionnaireScene => ({ id, heading, button: 'Start questionnaire' });

/** What each named scenario of the questionnaires shows. */
export const QUESTIONNAIRE_ROWS: readonly QuestionnaireScene[] = [
  READY('questionnaire-question', 'Questionnaire'),
  READY('questionnaire-newquestion', 'New questionnaire'),
  READY('questionnaire-nsquestion', 'Name screening questionnaire'),
  READY('questionnaire-cnsquestion', 'Additional screening questionnaire'),
  READY('questionnaire-ocquestion', 'Occupation questionnaire'),
  READY('questionnaire-questionnaire', 'Compliance questionnaire'),
  READY('questionnaire-piquestion', 'Professional investor questionnaire'),
  READY('questionnaire-personalquestion', 'Personal questionnaire'),
  READY('questionnaire-pivquestionnaire', 'Professional investor verification'),
  READY('questionnaire-eddquestionnaire', 'Enhanced due diligence'),
  READY('questionnaire-rceddquestionnaire', 'Enhanced due diligence for risk classification'),
  READY('questionnaire-rcquestionnaire', 'Risk classification questionnaire'),
  READY('questionnaire-rfiquestion', 'Request for information'),
  READY('questionnaire-sourceoffundswealth', 'Source of funds and wealth'),
  READY('questionnaire-advancedquest', 'Advanced questionnaire'),
  READY('questionnaire-standardquest', 'Standard questionnaire'),
  READY('questionnaire-status-undefined', 'Risk classification questionnaire'),
  READY('questionnaire-status-unsubmit', 'Risk classification questionnaire'),
  { id: 'questionnaire-status-pending', heading: 'We’re reviewing your answers', button: 'Change answers' },
  { id: 'questionnaire-status-pending-no-edit', heading: 'We’re reviewing your answers' },
  { id: 'questionnaire-status-approved', heading: 'Your answers were approved' },
  { id: 'questionnaire-status-rejected', heading: 'Your answers weren’t approved', button: 'Answer again' },
  { id: 'edd-unknown', heading: 'You don’t need to answer this questionnaire' },
  READY('edd-unsubmit', 'Enhanced due diligence'),
  { id: 'edd-reviewing', heading: 'We’re reviewing your answers' },
  { id: 'edd-pass', heading: 'Your answers were approved' },
  { id: 'edd-reject', heading: 'Your answers weren’t approved', button: 'Answer again' },
  READY('questionnaire-every-type', 'Standard questionnaire'),
  READY('questionnaire-arabic', 'Standard questionnaire'),
  READY('questionnaire-bad-unknown-type', 'Standard questionnaire'),
  READY('questionnaire-bad-missing-question', 'Standard questionnaire'),
  { id: 'questionnaire-bad-cycle', heading: 'This questionnaire can’t be opened right now' },
  { id: 'questionnaire-bad-duplicate-id', heading: 'This questionnaire can’t be opened right now' },
  READY('questionnaire-bad-no-options', 'Standard questionnaire'),
  READY('questionnaire-bad-bad-pattern', 'Standard questionnaire'),
  { id: 'questionnaire-bad-empty', heading: 'This questionnaire can’t be opened right now' },
  READY('questionnaire-bad-thousand-questions', 'Standard questionnaire'),
  { id: 'questionnaire-not-asked', heading: 'You don’t need to answer this questionnaire' },
  { id: 'questionnaire-not-offered', heading: 'This questionnaire isn’t available in your region' },
  { id: 'questionnaire-not-verified', heading: 'Level 1 isn’t verified yet' },
  { id: 'questionnaire-closed', heading: 'Verification isn’t available for this account' },
];
