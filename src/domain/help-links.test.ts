import { expect, it } from 'vitest';
import { helpLink } from './help-links';

it.each([
  ['https://help.example.com', 'https://help.example.com/faq'],
  ['https://help.example.com/', 'https://help.example.com/faq'],
  ['https://www.example.com/help/', 'https://www.example.com/help/faq'],
  ['/help', '/help/faq'],
])('an article of the help centre at %s has the address %s', (helpCentre, address) => {
  expect(helpLink(helpCentre, 'faq')).toBe(address);
});
