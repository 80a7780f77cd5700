import { lookUp } from './look-up';
export type AddressLine = 'street' | 'city' | 'postcode';

/** From the largest place to the smallest. */
const LARGEST_FIRST: Readonly<Record<string, readonly AddressLine[]>> = {
  ja: ['postcode', 'city', 'street'],
  ko: ['postcode', 'city', 'street'],
  zh: ['city', 'street', 'postcode'],
};
const SMALLEST_FIRST: readonly AddressLine[] = ['street', 'city', 'postcode'];

const largestFirst = (language: string) => lookUp(LARGEST_FIRST, new Intl.Locale(language).language);

export function addressLineOrder(language: string): readonly AddressLine[] {
  return largestFirst(language) ?? SMALLEST_FIRST;
}

interface PostalAddress {
  readonly country: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
}

export function addressLines({ country, street, city, postcode }: PostalAddress, language: string): string[] {
  const place = [postcode, city].filter(Boolean).join(' ');
  const lines = largestFirst(language) ? [country, place, street] : [street, place, country];
  return lines.filter(Boolean);
}
