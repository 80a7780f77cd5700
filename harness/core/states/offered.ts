/** Separate from `select.ts`, so that the panel need not load the space. */
export const OFFERED_SELECTIONS = {
  named: { title: 'Named', hint: 'Every named scenario' },
  languages: { title: 'Languages', hint: 'Every screen in every language, on a wide and a narrow device' },
  walks: { title: 'Walks', hint: 'Every step of every named walk' },
  values: { title: 'Values', hint: 'Each value of each dimension, once' },
  pairs: { title: 'Pairs', hint: 'Each two values that go together' },
} as const;
