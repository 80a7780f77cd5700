import { lookUp } from './look-up';
/** A line of an address below its country. */
export type AddressLine = 'street' | 'city' | 'postcode';

/** Lines of an address in languages that go from the largest place to the smallest. */
const LARGEST_FIRST: Readonly<Record<string, readonly AddressLine[]>> = {
  ja: ['postcode', 'city', 'street'],
  ko: ['postcode', 'city', 'street'],
  zh: ['city', 'street', 'postcode'],
};
const SMALLEST_FIRST: readonly AddressLine[] = ['street', 'city', 'postcode'];

const largestFirst = (language: string) => lookUp(LARGEST_FIRST, new Intl.Locale(language).language);

/** The order in which a form in a language asks for the lines of an address. */
export function addressLineOrder(language: string): readonly AddressLine[] {
  return largestFirst(language) ?? SMALLEST_FIRST;
}

interface PostalAddress {
  /** Name of the country in the page's language. */
  readonly country: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
}

/** The lines of an address in the order in which the page's language writes them, without empty ones. */
export function addressLines({ country, street, city, postcode }: PostalAddress, language: string): string[] {
  const place = [postcode, city].filter(Boolean).join(' ');
  const lines = largestFirst(language) ? [country, place, street] : [street, place, country];
  return lines.filter(Boolean);
}
