import { useMemo } from 'react';
import { Combobox, type ComboboxTexts } from './combobox';
import { type CountryEntry, countryOptions, dialCodeOptions } from './countries';
import { controlProps, Field, FieldGroup, type FieldProps, INPUT } from './field';
import { toLatinDigits } from './money';
import { useComposition } from './use-composition';

interface CountriesProps extends FieldProps {
  /** The country list from the server. */
  readonly countries: readonly CountryEntry[];
  /** Language of the country names (a BCP 47 tag). */
  readonly language: string;
  readonly texts: ComboboxTexts;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/** Props of `CountryField`. */
export interface CountryFieldProps extends CountriesProps {
  /** `countryCode` of the selected entry; empty if none is selected. */
  readonly value: string;
  readonly onChange: (countryCode: string) => void;
}

/** Field for a country, which can be found by its name in the page's language, its English name or its code. */
export function CountryField({ countries, language, ...combobox }: CountryFieldProps) {
  const options = useMemo(() => countryOptions(countries, language), [countries, language]);
  return <Combobox autoComplete="country-name" {...combobox} options={options} />;
}

/** Value of a `PhoneField`. */
interface PhoneNumber {
  /** `countryCode` of the selected dial code's entry, because several countries share a dial code. */
  readonly country: string;
  /** Digits only, without the dial code. */
  readonly number: string;
}

/** Props of `PhoneField`. */
export interface PhoneFieldProps extends CountriesProps {
  readonly value: PhoneNumber;
  readonly onChange: (value: PhoneNumber) => void;
  readonly countryLabel: string;
  readonly numberLabel: string;
}

/** Field for a mobile number: a list of dial codes, and an input for the number. */
export function PhoneField({
  countries,
  language,
  texts,
  value,
  onChange,
  onBlur,
  disabled,
  countryLabel,
  numberLabel,
  ...field
}: PhoneFieldProps) {
  const { name, id = name, error } = field;
  const options = useMemo(() => dialCodeOptions(countries, language), [countries, language]);
  const typed = useComposition(value.number, (text) =>
    onChange({ ...value, number: toLatinDigits(text).replace(/\D/g, '') }),
  );
  const number = { name: `${name}.number`, id, label: numberLabel };
  return (
    <FieldGroup {...field}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Combobox
          name={`${name}.country`}
          id={`${id}-country`}
          label={<span className="text-sm font-normal">{countryLabel}</span>}
          options={options}
          texts={texts}
          value={value.country}
          onChange={(country) => onChange({ ...value, country })}
          disabled={disabled}
          autoComplete="tel-country-code"
        />
        <Field {...number} label={<span className="text-sm font-normal">{numberLabel}</span>}>
          <input
            {...controlProps(number)}
            aria-invalid={error ? true : undefined}
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete="tel-national"
            disabled={disabled}
            {...typed}
            onBlur={onBlur}
            className={`${INPUT} tabular-nums rtl:text-end`}
          />
        </Field>
      </div>
    </FieldGroup>
  );
}
