import type { Check } from '../check';

/** Two end marks in a row; three dots are an ellipsis. */
const DOUBLE = /(?<!\.)\.\s?\.(?!\.)|。\s?[。.]|\.。|।।|[!?！？؟]\s?[.。](?!\.)|[.。]\s?[!?！？؟]/;

/** No sentence ends twice, which happens if a text with a full stop is inserted into another. */
export const fullStops: Check = {
  id: 'full-stops',
  title: 'No sentence ends with two full stops',
  judge: (_seen, { texts }) => texts.filter((text) => DOUBLE.test(text)).map((text) => `"${text}"`),
};
