/** Languages whose addresses go from the largest place to the smallest. */
const LARGEST_FIRST: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);

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
  const lines = LARGEST_FIRST.has(new Intl.Locale(language).language)
    ? [country, place, street]
    : [street, place, country];
  return lines.filter(Boolean);
}
