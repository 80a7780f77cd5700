/** The marks around a question, with which other punctuation of a message would collide; Spanish has one at the beginning, too. */
const MARKS = /^¿\s*|[\s?？؟.:：]+$/gu;

/** The label of a question without the marks of a question, for a message in which a colon follows it. */
export function labelInMessage(label: string): string {
  return label.replace(MARKS, '');
}
