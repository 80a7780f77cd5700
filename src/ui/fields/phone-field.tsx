import { useMemo } from 'react';
import { Combobox, type ComboboxTexts } from './combobox';
import { type CountryEntry, countryOptions, dialCodeOptions } from './countries';
import { controlProps, Field, FieldGroup, type FieldProps, INPUT } from './field';
import { toLatinDigits } from './money';

interface CountriesProps extends FieldProps {
  /** The server's list of countries. */
  readonly countries: readonly CountryEntry[];
  /** Language that names them (a BCP 47 tag). */
  readonly language: string;
  readonly texts: ComboboxTexts;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

export interface CountryFieldProps extends CountriesProps {
  /** The entry's `countryCode`; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (countryCode: string) => void;
}

/** A country, searched by its name in the page's language, its English name or its code. */
export function CountryField({ countries, language, ...combobox }: CountryFieldProps) {
  const options = useMemo(() => countryOptions(countries, language), [countries, language]);
  return <Combobox autoComplete="country-name" {...combobox} options={options} />;
}

export interface PhoneNumber {
  /** `countryCode` of the entry whose dial code it is; several countries share one code. */
  readonly country: string;
  /** Digits alone, without the dial code. */
  readonly number: string;
}

export interface PhoneFieldProps extends CountriesProps {
  readonly value: PhoneNumber;
  readonly onChange: (value: PhoneNumber) => void;
  readonly countryLabel: string;
  readonly numberLabel: string;
}

/** A mobile number: whose dial code, and the number. */
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
            value={value.number}
            onChange={(event) => onChange({ ...value, number: toLatinDigits(event.target.value).replace(/\D/g, '') })}
            onBlur={onBlur}
            className={`${INPUT} tabular-nums rtl:text-end`}
          />
        </Field>
      </div>
    </FieldGroup>
  );
}
