import { toAlpha2 } from './country-codes';
import type { Option } from './options';

/** A country as the server lists it (spec 3, "Country list entry"). */
export interface CountryEntry {
  /** Alpha-3, or alpha-2. */
  readonly countryCode: string;
  /** Dial code, a number without its plus sign. */
  readonly regionCode: number | string;
  readonly nameEn: string;
  readonly nameZhCN?: string | undefined;
}

/** The country's name in a language (a BCP 47 tag); the server's English one where Intl has none. */
export function countryName(entry: CountryEntry, language: string): string {
  const alpha2 = toAlpha2(entry.countryCode);
  const name = alpha2 && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(alpha2);
  return name || entry.nameEn;
}

/** The server's countries as options, named and sorted in the page's language; found by their codes and English names. */
export function countryOptions(entries: readonly CountryEntry[], language: string): readonly Option[] {
  return sorted(
    entries.map((entry) => ({
      value: entry.countryCode,
      label: countryName(entry, language),
      keywords: [entry.countryCode, toAlpha2(entry.countryCode) ?? '', entry.nameEn, entry.nameZhCN ?? ''],
    })),
    language,
  );
}

/** The same, each with its dial code beside it, which finds it too. Countries without one are left out. */
export function dialCodeOptions(entries: readonly CountryEntry[], language: string): readonly Option[] {
  const dialable = entries.filter(({ regionCode }) => Number(regionCode) > 0);
  const details = new Map(dialable.map(({ countryCode, regionCode }) => [countryCode, `+${regionCode}`]));
  return countryOptions(dialable, language).map((option) => ({
    ...option,
    detail: details.get(option.value),
    keywords: [...(option.keywords ?? []), (details.get(option.value) ?? '').slice(1)],
  }));
}

function sorted(options: readonly Option[], language: string): readonly Option[] {
  const { compare } = new Intl.Collator(language);
  return [...options].sort((a, b) => compare(a.label, b.label));
}
