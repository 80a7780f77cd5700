import type { Check } from '../check';

/** Two marks that end a sentence, one after the other; three dots are an ellipsis. */
const DOUBLE = /(?<!\.)\.\s?\.(?!\.)|。\s?[。.]|\.。|।।|[!?！？؟]\s?[.。](?!\.)|[.。]\s?[!?！？؟]/;

/** No sentence ends twice, as it does where a text with a full stop is put into another one. */
export const fullStops: Check = {
  id: 'full-stops',
  title: 'No sentence ends with two full stops',
  judge: (_seen, { texts }) => texts.filter((text) => DOUBLE.test(text)).map((text) => `"${text}"`),
};
