/**
 * Selections of states that need no further choice, with their titles and what they are made of: the panel offers them, and `POST /sweep`
 * takes them. Apart from the selections themselves, so that the panel does not load the whole space of states.
 */
export const OFFERED_SELECTIONS = {
  named: { title: 'Named', hint: 'Every named scenario' },
  languages: { title: 'Languages', hint: 'Every screen in every language, on a wide and a narrow device' },
  values: { title: 'Values', hint: 'Each value of each dimension, once' },
  pairs: { title: 'Pairs', hint: 'Each two values that go together' },
} as const;
