import { useEffect } from 'react';
import { MultipleChoice, SingleChoice } from '../../../src/ui/fields/choice-field';
import { DateField } from '../../../src/ui/fields/date-field';
import { MoneyField, NumberField } from '../../../src/ui/fields/number-field';
import { CountryField, PhoneField } from '../../../src/ui/fields/phone-field';
import { TextAreaField, TextField } from '../../../src/ui/fields/text-field';
import { Held } from '../held';
import type { SectionProps } from '../settings';
import { Grid, Specimen } from '../specimen';
import type { OpenedId } from '../states';
import { count, type Texts } from '../texts';
import { COUNTRIES } from './countries';

const STATES = (t: Texts) =>
  [
    { state: 'empty', props: { hint: t.hint } },
    { state: 'error', props: { hint: t.hint, error: t.error } },
    { state: 'disabled', props: { disabled: true } },
  ] as const;

export function Fields({ settings }: SectionProps) {
  const { texts: t, language } = settings;
  const search = { results: (n: number) => count(t.results, n), noResults: t.noResults };
  useOpenedCountry(settings.state?.opened);
  const dateLabels = { day: t.day, month: t.month, year: t.year };
  return (
    <>
      {STATES(t).map(({ state, props }) => (
        <Specimen key={state} name={state}>
          <Grid>
            <TextField name={`text-${state}`} label={t.label} optionalLabel={t.optional} {...props} />
            <TextAreaField
              name={`area-${state}`}
              label={t.statement}
              counter={{ max: 200, text: (left) => count(t.counter, left) }}
              {...props}
            />
            <Held
              field={NumberField}
              initial=""
              name={`number-${state}`}
              label={t.limitTitle}
              unit="%"
              language={language}
              {...props}
            />
            <Held
              field={MoneyField}
              initial="1234567.5"
              name={`money-${state}`}
              label={t.amount}
              currency="USD"
              language={language}
              {...props}
            />
            <Held
              field={DateField}
              initial=""
              name={`date-${state}`}
              label={t.birthday}
              partLabels={dateLabels}
              language={language}
              autoComplete="bday"
              {...props}
            />
            <Held
              field={CountryField}
              initial=""
              name={`country-${state}`}
              label={t.country}
              countries={COUNTRIES}
              language={language}
              texts={search}
              {...props}
            />
            <Held
              field={PhoneField}
              initial={{ country: 'TUR', number: '' }}
              name={`phone-${state}`}
              label={t.phoneNumber}
              countryLabel={t.dialCode}
              numberLabel={t.phoneNumber}
              countries={COUNTRIES}
              language={language}
              texts={search}
              {...props}
            />
            <Choices state={state} t={t} props={props} />
          </Grid>
        </Specimen>
      ))}
    </>
  );
}

function useOpenedCountry(opened: OpenedId | undefined): void {
  useEffect(() => {
    if (opened !== 'country-list' && opened !== 'country-none') return;
    const country = document.querySelector<HTMLInputElement>('#country-empty');
    country?.focus();
    country?.click();
    if (opened === 'country-none') document.execCommand('insertText', false, 'zzz');
  }, [opened]);
}

interface ChoicesProps {
  readonly state: string;
  readonly t: Texts;
  readonly props: { readonly hint?: string; readonly error?: string; readonly disabled?: boolean };
}

function Choices({ state, t, props }: ChoicesProps) {
  const choices = [
    { value: 'salary', label: t.choiceOne, hint: t.choiceHint },
    { value: 'savings', label: t.choiceTwo },
  ];
  return (
    <>
      <Held
        field={SingleChoice}
        initial={state === 'disabled' ? 'salary' : ''}
        name={`single-${state}`}
        label={t.choice}
        choices={choices}
        {...props}
      />
      <Held
        field={MultipleChoice}
        initial={['salary']}
        name={`multiple-${state}`}
        label={t.choice}
        choices={[...choices, { value: 'none', label: t.choiceNone, exclusive: true }]}
        {...props}
      />
    </>
  );
}
