import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { lookUp } from '../../domain/look-up';
import { moneyText, percentText } from '../../domain/money';
import { formatAmount } from '../../domain/numbers';
import { addressLines } from '../../domain/postal-addresses';
import { type Answer, type Column, NO, type Question, YES } from '../../domain/questionnaire';
import { detailOptions, isEmpty, isEmptyRow } from '../../domain/questionnaire-answers';
import { longDay } from '../../lib/long-date';
import { type CountryEntry, countryName } from '../../ui/fields/countries';

interface Words {
  readonly language: string;
  readonly yes: string;
  readonly no: string;
  readonly confirmed: string;
  readonly country: (code: string) => string;
  readonly dialCode: (code: string) => string;
}

type OneValue = Pick<Column, 'type' | 'currency'> & { readonly options: readonly { value: string; label: string }[] };

function shownValue({ type, currency, options }: OneValue, value: string, words: Words): string {
  const option = options.find((one) => one.value === value);
  if (option) return option.label;
  switch (type) {
    case 'yes-no':
      return value === YES ? words.yes : value === NO ? words.no : value;
    case 'declaration':
    case 'consent':
      return value === YES ? words.confirmed : value;
    case 'date':
      return longDay(value, words.language);
    case 'country':
      return words.country(value);
    case 'number':
      return formatAmount(value, words.language);
    case 'amount':
      return moneyText(formatAmount(value, words.language), currency, words.language);
    case 'percentage':
      return percentText(formatAmount(value, words.language), words.language);
    default:
      return value;
  }
}

function linesOf(question: Question, answer: Answer, words: Words): string[] {
  const { values, rows, files, details } = answer;
  if (question.type === 'phone') return [`${words.dialCode(values[0] ?? '')} ${values[1] ?? ''}`];
  if (question.type === 'address') {
    const [country = '', street = '', city = '', postcode = ''] = values;
    return addressLines({ country: words.country(country), street, city, postcode }, words.language);
  }
  const withDetail = detailOptions(question);
  return [
    ...values
      .filter((value) => value.trim() !== '')
      .flatMap((value) => [
        shownValue(question, value, words),
        ...(withDetail.includes(value) ? [lookUp(details, value) ?? ''].filter(Boolean) : []),
      ]),
    ...rows
      .filter((row) => !isEmptyRow(row))
      .map((row) =>
        question.columns
          .map((column) => shownValue(column, lookUp(row, column.id)?.[0] ?? '', words))
          .filter((text) => text !== '')
          .join(' · '),
      ),
    ...files.map(({ name }) => name),
  ];
}

export function useShownAnswer(countries: readonly CountryEntry[]): (question: Question, answer: Answer) => ReactNode {
  const { t, i18n } = useTranslation();
  return useCallback(
    (question, answer) => {
      if (isEmpty(question, answer)) return <span className="text-muted">{t('questionnaire.noAnswer')}</span>;
      const entryOf = (code: string) => countries.find(({ countryCode }) => countryCode === code);
      const words: Words = {
        language: i18n.language,
        yes: t('questionnaire.yes'),
        no: t('questionnaire.no'),
        confirmed: t('questionnaire.confirmed'),
        country: (code) => {
          const entry = entryOf(code);
          return entry ? countryName(entry, i18n.language) : code;
        },
        dialCode: (code) => `+${entryOf(code)?.regionCode ?? ''}`,
      };
      return linesOf(question, answer, words).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
        <span key={index} className="block">
          <bdi>{line}</bdi>
        </span>
      ));
    },
    [t, i18n.language, countries],
  );
}
