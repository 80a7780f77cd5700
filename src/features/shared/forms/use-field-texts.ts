import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../../domain/money';
import type { FileRules, Refusal } from '../../../ui/fields/file-check';
import { formatBytes } from '../../../ui/fields/file-check';
import { type FieldName, schemaMessages } from '../../../ui/fields/schema-messages';
import type { ValidationMessageId, ValidationText } from '../../../ui/fields/validation-messages';
import { fileTypes } from './file-types';

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

const FILE_MESSAGES = {
  type: 'file.type',
  heic: 'file.heic',
  empty: 'file.empty',
  'too-large': 'file.tooLarge',
  left: 'file.left',
} as const;

/** Spread each entry onto its component: `{...fields.country}`. */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation();
  return useMemo(() => fieldTexts(t, i18n.language), [t, i18n.language]);
}

export type FieldTexts = ReturnType<typeof fieldTexts>;

/** For use outside React. */
export function fieldTexts(t: TFunction, language: string) {
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
    validation,
    /** `zodResolver(schema, fields.schema({ fullName: t('…') }))`, by path. */
    schema: (names: Readonly<Record<string, FieldName>>) => ({ error: schemaMessages(names, validation, language) }),
    optional: { optionalLabel: t('fields.optional') },
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
    /** For `onReject` of a file field. `isNamed`: another file stays. */
    fileProblem: (refusals: readonly Refusal[], { accept, maxBytes }: FileRules, isNamed: boolean) => {
      const messages = refusals.map(({ problem, files }) => {
        const names = files.map(({ name }) => `\u2068${shortName(name)}\u2069`).join(', ');
        const message = validation(FILE_MESSAGES[problem], {
          types: fileTypes(accept, t('fields.file.picture'), language),
          size: formatBytes(maxBytes, language),
          files: names,
        });
        const needsNames = problem !== 'left' && (isNamed || files.length > 1 || refusals.length > 1);
        return needsNames ? `${names} · ${message}` : message;
      });
      return messages.join(' ');
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

/** Beginning and end, in whole characters. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > 18 ? `${letters.slice(0, 8).join('')}…${letters.slice(-9).join('')}` : name;
}

/** Four digits can be a year, so no grouping. */
function written(value: string | number, language: string): string {
  if (typeof value === 'string') return value;
  return new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping: 'min2' }).format(value);
}
