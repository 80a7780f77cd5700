import { useEffect, useMemo, useState } from 'react';
import { type ParsePhone, readPhone } from '../../domain/input/phone';
import { toLatinDigits } from '../../domain/input/text';
import { loadFile } from '../../lib/load-file';
import { Combobox, type ComboboxTexts } from './combobox';
import { type CountryEntry, countryOptions, dialCodeOptions } from './countries';
import { toAlpha2 } from './country-codes';
import { controlProps, Field, FieldGroup, type FieldProps, INPUT } from './field';

interface CountriesProps extends FieldProps {
  readonly countries: readonly CountryEntry[];
  /** BCP 47 tag. */
  readonly language: string;
  readonly texts: ComboboxTexts;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

export interface CountryFieldProps extends CountriesProps {
  /** Empty if none is selected. */
  readonly value: string;
  readonly onChange: (countryCode: string) => void;
}

/** Searchable by local name, English name and code. */
export function CountryField({ countries, language, ...combobox }: CountryFieldProps) {
  const options = useMemo(() => countryOptions(countries, language), [countries, language]);
  return <Combobox autoComplete="country-name" {...combobox} options={options} />;
}

interface PhoneNumber {
  /** `countryCode`, because countries share dial codes. */
  readonly country: string;
  /** Digits without the dial code; raw text if unreadable. */
  readonly number: string;
}

export interface PhoneFieldProps extends CountriesProps {
  readonly value: PhoneNumber;
  readonly onChange: (value: PhoneNumber) => void;
  readonly countryLabel: string;
  readonly numberLabel: string;
}

/** A dial code and a number. */
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
  const [typed, setTyped] = useState<string>();
  const parse = useParsePhone();
  const read = (text: string, code: string) => {
    const dialled = countries.map(({ countryCode, regionCode }) => ({
      countryCode,
      alpha2: toAlpha2(countryCode),
      dialCode: String(regionCode),
    }));
    const chosen = dialled.find(({ countryCode }) => countryCode === code);
    const found = parse && readPhone(parse, text, dialled, chosen);
    const next = found
      ? { country: found.country.countryCode, number: found.number }
      : { country: code, number: toLatinDigits(text).replace(/[^\d+]/g, '') };
    if (next.country !== value.country || next.number !== value.number) onChange(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (parse && typed !== undefined) read(typed, value.country);
  }, [parse]);
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
          onChange={(country) => read(typed ?? value.number, country)}
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
            value={typed ?? value.number}
            onChange={({ target }) => {
              setTyped(target.value);
              read(target.value, value.country);
            }}
            onBlur={() => {
              setTyped(undefined);
              onBlur?.();
            }}
            className={`${INPUT} tabular-nums rtl:text-end`}
          />
        </Field>
      </div>
    </FieldGroup>
  );
}

/** Undefined until loaded. */
function useParsePhone(): ParsePhone | undefined {
  const [parse, setParse] = useState<ParsePhone>();
  useEffect(() => {
    let isHere = true;
    void loadFile(() => import('libphonenumber-js/mobile')).then(
      (library) => isHere && setParse(() => library.default),
      // The form's rule then refuses a dial code.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return parse;
}
