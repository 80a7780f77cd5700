interface QuestionnaireScene {
  readonly id: string;
  readonly heading: string;
  /** The only way to the questions; absent: none. */
  readonly button?: 'Start questionnaire' | 'Change answers' | 'Answer again';
  /** The same screen, form or kind of template is tested elsewhere. */
  readonly further?: true;
}

const READY = (id: string, heading: string): QuestionnaireScene => ({ id, heading, button: 'Start questionnaire' });
const FURTHER = (id: string, heading: string): QuestionnaireScene => ({ ...READY(id, heading), further: true });

export const QUESTIONNAIRE_ROWS: readonly QuestionnaireScene[] = [
  FURTHER('questionnaire-question', 'Questionnaire'),
  FURTHER('questionnaire-newquestion', 'Custodian questionnaire'),
  FURTHER('questionnaire-nsquestion', 'Name check questionnaire'),
  FURTHER('questionnaire-cnsquestion', 'Additional check questionnaire'),
  FURTHER('questionnaire-ocquestion', 'Occupation questionnaire'),
  FURTHER('questionnaire-questionnaire', 'Source of funds questionnaire'),
  FURTHER('questionnaire-piquestion', 'Professional investor questionnaire'),
  FURTHER('questionnaire-personalquestion', 'Personal questionnaire'),
  FURTHER('questionnaire-pivquestionnaire', 'Professional investor verification'),
  FURTHER('questionnaire-eddquestionnaire', 'More about your income and wealth'),
  FURTHER('questionnaire-rceddquestionnaire', 'More about your wealth'),
  FURTHER('questionnaire-rcquestionnaire', 'Risk classification questionnaire'),
  FURTHER('questionnaire-rfiquestion', 'Request for information'),
  FURTHER('questionnaire-sourceoffundswealth', 'Source of funds and wealth'),
  FURTHER('questionnaire-advancedquest', 'Advanced questionnaire'),
  FURTHER('questionnaire-standardquest', 'Standard questionnaire'),
  READY('questionnaire-status-undefined', 'Risk classification questionnaire'),
  READY('questionnaire-status-unsubmit', 'Risk classification questionnaire'),
  { id: 'questionnaire-status-pending', heading: 'We’re reviewing your answers', button: 'Change answers' },
  { id: 'questionnaire-status-pending-no-edit', heading: 'We’re reviewing your answers' },
  { id: 'questionnaire-status-approved', heading: 'Your answers were approved' },
  { id: 'questionnaire-status-rejected', heading: 'Your answers weren’t approved', button: 'Answer again' },
  { id: 'edd-unknown', heading: 'You don’t need to answer this questionnaire' },
  READY('edd-unsubmit', 'More about your income and wealth'),
  { id: 'edd-reviewing', heading: 'We’re reviewing your answers' },
  { id: 'edd-pass', heading: 'Your answers were approved' },
  { id: 'edd-reject', heading: 'Your answers weren’t approved', button: 'Answer again' },
  FURTHER('questionnaire-every-type', 'Standard questionnaire'),
  FURTHER('questionnaire-arabic', 'Standard questionnaire'),
  FURTHER('questionnaire-bad-unknown-type', 'Standard questionnaire'),
  FURTHER('questionnaire-bad-missing-question', 'Standard questionnaire'),
  { id: 'questionnaire-bad-cycle', heading: 'This questionnaire can’t be opened right now' },
  // `questionnaire-template.test.ts` tests which templates open.
  { id: 'questionnaire-bad-duplicate-id', heading: 'This questionnaire can’t be opened right now', further: true },
  READY('questionnaire-bad-no-options', 'Standard questionnaire'),
  FURTHER('questionnaire-bad-bad-pattern', 'Standard questionnaire'),
  { id: 'questionnaire-bad-empty', heading: 'This questionnaire can’t be opened right now', further: true },
  FURTHER('questionnaire-bad-thousand-questions', 'Standard questionnaire'),
  { id: 'questionnaire-not-asked', heading: 'You don’t need to answer this questionnaire' },
  { id: 'questionnaire-not-offered', heading: 'This questionnaire isn’t available in your region' },
  { id: 'questionnaire-not-verified', heading: 'Level 1 isn’t verified yet' },
  { id: 'questionnaire-closed', heading: 'Verification isn’t available for this account' },
];
