import { useId } from 'react';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import type { Settings } from './settings';
import { THEMES } from './states';

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

export function SettingsBar({ settings }: { readonly settings: Settings }) {
  const languages = (Object.keys(LANGUAGES) as Language[]).map(
    (code) => [code, LANGUAGE_NAMES.of(code) ?? code] as const,
  );
  return (
    <header lang="en" dir="ltr" className="z-10 border-b border-line bg-bg lg:sticky lg:top-0">
      <form
        aria-label="View"
        className="mx-auto flex max-w-240 flex-wrap items-end gap-x-4 gap-y-2 px-4 py-3 sm:px-8"
        onChange={(event) => event.currentTarget.requestSubmit()}
      >
        <p className="me-auto self-center font-semibold">Design system</p>
        <Choice name="theme" label="Theme" value={settings.theme} options={THEMES.map((one) => [one, one])} />
        <Choice name="lang" label="Language" value={settings.language} options={languages} />
        <Choice
          name="dir"
          label="Direction"
          value={settings.requestedDirection ?? ''}
          options={[
            ['', "the language's"],
            ['ltr', 'left to right'],
            ['rtl', 'right to left'],
          ]}
        />
        <Choice
          name="texts"
          label="Texts"
          value={settings.long ? 'long' : ''}
          options={[
            ['', 'as they are'],
            ['long', 'twice as long'],
          ]}
        />
      </form>
    </header>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-0.5 text-xs">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="min-h-8 max-w-full rounded-base border border-line-strong bg-surface px-2 text-sm text-ink"
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
