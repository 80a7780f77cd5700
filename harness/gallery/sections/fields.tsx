import { type ReactNode, useState } from 'react';
import { MultipleChoice, SingleChoice } from '../../../src/ui/fields/choice-field';
import { CodeField } from '../../../src/ui/fields/code-field';
import { DateField } from '../../../src/ui/fields/date-field';
import { FileField } from '../../../src/ui/fields/file-field';
import { MoneyField, NumberField } from '../../../src/ui/fields/number-field';
import { CountryField, PhoneField } from '../../../src/ui/fields/phone-field';
import { TextAreaField, TextField } from '../../../src/ui/fields/text-field';
import type { Settings } from '../settings';
import { Grid, Section, Specimen } from '../specimen';
import { count, type Texts } from '../texts';
import { COUNTRIES } from './countries';

/** The states that every field has: props of each. */
const STATES = (t: Texts) =>
  [
    { state: 'empty', props: { hint: t.hint } },
    { state: 'error', props: { hint: t.hint, error: t.error } },
    { state: 'disabled', props: { disabled: true } },
  ] as const;

export function Fields({ settings }: { readonly settings: Settings }) {
  const { texts: t, language } = settings;
  const search = { results: (n: number) => count(t.results, n), noResults: t.noResults };
  const dateLabels = { day: t.day, month: t.month, year: t.year };
  return (
    <Section id="fields" title="Fields">
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
            <Held initial="">
              {(held) => <NumberField name={`number-${state}`} label={t.share} unit="%" {...held} {...props} />}
            </Held>
            <Held initial="1234567.5">
              {(held) => (
                <MoneyField
                  name={`money-${state}`}
                  label={t.amount}
                  currency="USD"
                  language={language}
                  {...held}
                  {...props}
                />
              )}
            </Held>
            <Held initial="">
              {(held) => (
                <DateField
                  name={`date-${state}`}
                  label={t.birthday}
                  partLabels={dateLabels}
                  language={language}
                  autoComplete="bday"
                  {...held}
                  {...props}
                />
              )}
            </Held>
            <Held initial="">
              {(held) => (
                <CountryField
                  name={`country-${state}`}
                  label={t.country}
                  countries={COUNTRIES}
                  language={language}
                  texts={search}
                  {...held}
                  {...props}
                />
              )}
            </Held>
            <Held initial={{ country: 'TUR', number: '' }}>
              {(held) => (
                <PhoneField
                  name={`phone-${state}`}
                  label={t.phone}
                  countryLabel={t.dialCode}
                  numberLabel={t.phone}
                  countries={COUNTRIES}
                  language={language}
                  texts={search}
                  {...held}
                  {...props}
                />
              )}
            </Held>
            <Choices state={state} t={t} props={props} />
          </Grid>
        </Specimen>
      ))}
      <Files settings={settings} />
      <Specimen name="Code">
        <Held initial="">{(held) => <CodeField name="code" label={t.codeLabel} hint={t.codeBody} {...held} />}</Held>
        <Held initial="123456">
          {(held) => <CodeField name="code-error" label={t.codeLabel} error={t.codeError} {...held} />}
        </Held>
        <Held initial="123456">{(held) => <CodeField name="code-busy" label={t.codeLabel} readOnly {...held} />}</Held>
      </Specimen>
    </Section>
  );
}

interface Control<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Holds a field's value. */
function Held<T>({ initial, children }: { readonly initial: T; readonly children: (held: Control<T>) => ReactNode }) {
  const [value, setValue] = useState(initial);
  return children({ value, onChange: setValue });
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
      <Held initial={state === 'disabled' ? 'salary' : ''}>
        {(held) => <SingleChoice name={`single-${state}`} label={t.choice} choices={choices} {...held} {...props} />}
      </Held>
      <Held<readonly string[]> initial={['salary']}>
        {(held) => (
          <MultipleChoice
            name={`multiple-${state}`}
            label={t.choice}
            choices={[...choices, { value: 'none', label: t.choiceNone, exclusive: true }]}
            {...held}
            {...props}
          />
        )}
      </Held>
    </>
  );
}

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

function Files({ settings: { texts: t, language } }: { readonly settings: Settings }) {
  const picture = new File([PNG], 'passport-photo-page-front-side-2026.png', { type: 'image/png' });
  const paper = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
  const texts = {
    choose: t.fileChoose,
    drop: t.fileDrop,
    replace: t.fileReplace,
    remove: t.fileRemove,
    progress: (percent: number) => count(t.fileProgress, percent),
    done: t.fileDone,
  };
  const [rejected, setRejected] = useState<string>();
  const shared = {
    label: t.file,
    hint: t.fileHint,
    rules: { accept: ['image/*', '.pdf'], maxBytes: 10_000_000 },
    texts,
    language,
  };
  const states = [
    { name: 'file-empty', initial: null, error: rejected },
    { name: 'file-picture', initial: picture },
    { name: 'file-sending', initial: paper, progress: 0.42 },
    { name: 'file-sent', initial: picture, progress: 1 },
    { name: 'file-error', initial: null, error: t.fileTooLarge },
  ];
  return (
    <Grid>
      {states.map(({ name, initial, ...state }) => (
        <Specimen key={name} name={name}>
          <Held<File | null> initial={initial}>
            {(held) => (
              <FileField
                name={name}
                {...shared}
                {...state}
                {...held}
                onReject={(problem) => setRejected(problem === 'too-large' ? t.fileTooLarge : problem)}
              />
            )}
          </Held>
        </Specimen>
      ))}
    </Grid>
  );
}
