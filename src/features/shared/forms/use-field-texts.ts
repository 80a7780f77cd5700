import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../../domain/money';
import type { FileProblem, FileRules } from '../../../ui/fields/file-check';
import { formatBytes } from '../../../ui/fields/file-check';
import { type FieldName, schemaMessages } from '../../../ui/fields/schema-messages';
import type { ValidationMessageId, ValidationText } from '../../../ui/fields/validation-messages';
import { fileTypes } from './file-types';

/** Messages with a plural form, and the parameter that selects it. */
const COUNTED: Partial<Record<ValidationMessageId, 'length' | 'min' | 'max'>> = {
  'string.length': 'length',
  'string.min': 'min',
  'string.max': 'max',
  'string.range': 'max',
  'array.length': 'length',
  'array.min': 'min',
  'array.max': 'max',
  'array.range': 'max',
};

const FILE_MESSAGES = { type: 'file.type', empty: 'file.empty', 'too-large': 'file.tooLarge' } as const;

/**
 * Texts for the fields of `src/ui` in the page's language; each entry is spread onto its component:
 *
 *     const fields = useFieldTexts();
 *     <CountryField {...fields.country} label={t('…')} countries={countries} {...country} />
 *     <ErrorSummary {...fields.errorSummary} errors={…} attempt={submitCount} />
 */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation();
  return useMemo(() => fieldTexts(t, i18n.language), [t, i18n.language]);
}

export type FieldTexts = ReturnType<typeof fieldTexts>;

/** The same outside of React. `language`: BCP 47 tag; `t`: its translation function. */
export function fieldTexts(t: TFunction, language: string) {
  // One function for all messages: the table of messages types their parameters, not i18next.
  const say = t as (key: string, values: object) => string;
  const validation: ValidationText = (id, params) => {
    const given: Readonly<Record<string, string | number>> = params;
    const counted = COUNTED[id];
    const values = Object.entries(given).map(([name, value]) => [name, written(value, language)]);
    return say(`fields.validation.${id}`, {
      ...Object.fromEntries(values),
      ...(counted && { count: Number(given[counted]) }),
    });
  };
  const search = {
    results: (count: number) => t('fields.search.results', { count }),
    noResults: t('fields.search.none'),
  };
  return {
    /** A validation message: `validation('string.max', { label, max: 320 })`. */
    validation,
    /** Messages for a whole schema: `zodResolver(schema, fields.schema({ fullName: t('…') }))`, named by path. */
    schema: (names: Readonly<Record<string, FieldName>>) => ({ error: schemaMessages(names, validation, language) }),
    /** For an optional field: `<TextField {...fields.optional} … />`. */
    optional: { optionalLabel: t('fields.optional') },
    /** `counter={fields.counter(500)}` of a text field. */
    counter: (max: number) => ({
      max,
      text: (left: number) =>
        left < 0 ? t('fields.counter.over', { count: -left }) : t('fields.counter.left', { count: left }),
    }),
    errorSummary: { title: t('fields.problem') },
    money: { language },
    date: {
      language,
      partLabels: { day: t('fields.date.day'), month: t('fields.date.month'), year: t('fields.date.year') },
    },
    combobox: { texts: search },
    country: { language, texts: search },
    phone: {
      language,
      texts: search,
      countryLabel: t('fields.phone.country'),
      numberLabel: t('fields.phone.number'),
    },
    file: {
      language,
      texts: {
        choose: t('fields.file.choose'),
        photo: t('fields.file.photo'),
        drop: t('fields.file.drop'),
        rules: ({ accept, maxBytes }: FileRules) =>
          t('fields.file.rules', {
            types: fileTypes(accept, t('fields.file.picture'), language),
            size: formatBytes(maxBytes, language),
          }),
        replace: t('fields.file.replace'),
        remove: t('fields.file.remove'),
        progress: (percent: number) =>
          t('fields.file.progress', { percent: percentText(String(Math.round(percent)), language) }),
        done: t('fields.file.done'),
      },
    },
    /** Error message for the `onReject` of a file field. `refused`: the file, where another one stays that the message is not about. */
    fileProblem: (problem: FileProblem, { accept, maxBytes }: FileRules, refused?: File) => {
      const message = validation(FILE_MESSAGES[problem], {
        types: fileTypes(accept, t('fields.file.picture'), language),
        size: formatBytes(maxBytes, language),
      });
      return refused ? `\u2068${shortName(refused.name)}\u2069 · ${message}` : message;
    },
    codeDialog: {
      texts: {
        label: t('fields.code.label'),
        submit: t('fields.code.submit'),
        close: t('fields.code.close'),
        resend: t('fields.code.resend'),
        resendIn: (seconds: number) => t('fields.code.resendIn', { count: seconds }),
      },
    },
  };
}

/** The beginning and the end of a long file name, which say enough to tell it from another. Lengths are those of whole characters. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > 18 ? `${letters.slice(0, 8).join('')}…${letters.slice(-9).join('')}` : name;
}

/** Formats numbers with the language's separators and Western digits. Four digits are not grouped, because they can be a year. */
function written(value: string | number, language: string): string {
  if (typeof value === 'string') return value;
  return new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping: 'min2' }).format(value);
}
