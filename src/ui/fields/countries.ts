import { toAlpha2 } from './country-codes';
import type { Option } from './options';

/** From `/v2/public/country-list`. */
export interface CountryEntry {
  /** ISO 3166-1 alpha-3 or alpha-2. */
  readonly countryCode: string;
  /** Dial code without the plus sign. */
  readonly regionCode: number | string;
  readonly nameEn: string;
  readonly nameZhCN?: string | undefined;
}

/** Creating them is slow. */
const known = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  known.set(language, names);
  return names;
}

/** In a BCP 47 language, else the server's English name. */
export function countryName(entry: CountryEntry, language: string): string {
  const alpha2 = toAlpha2(entry.countryCode);
  const name = alpha2 && namesIn(language).of(alpha2);
  return name || entry.nameEn;
}

/** The code if the list lacks it; empty without a code. */
export function nameOfCountry(entries: readonly CountryEntry[], countryCode: string, language: string): string {
  if (countryCode === '') return '';
  const entry = entries.find((one) => one.countryCode === countryCode);
  return countryName(entry ?? { countryCode, regionCode: 0, nameEn: countryCode }, language);
}

/** By name; also found by code, English and Chinese name. */
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

/** With dial codes as `detail`. Skips countries without one. */
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
