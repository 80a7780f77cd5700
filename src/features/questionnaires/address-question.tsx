import { useTranslation } from 'react-i18next';
import { ADDRESS_PARTS } from '../../domain/questionnaire-validation';
import { FieldGroup } from '../../ui/fields/field';
import { CountryField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { idOf, useProblemTexts } from './problem-texts';
import { type QuestionFieldProps, useCommonProps } from './question-field';

const AUTO_COMPLETE = { street: 'street-address', city: 'address-level2', postcode: 'postal-code' } as const;

export function AddressQuestion(props: QuestionFieldProps) {
  const { question, answer, onChange, problems, countries } = props;
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const problemText = useProblemTexts('field');
  const common = useCommonProps(props);
  const set = (at: number, value: string) =>
    onChange({
      ...answer,
      values: ADDRESS_PARTS.map((_part, index) => (index === at ? value : (answer.values[index] ?? ''))),
    });
  return (
    <FieldGroup {...common} isSpacious>
      {ADDRESS_PARTS.map((part, index) => {
        const problem = problems.find((one) => one.part === part);
        const field = {
          name: idOf(question, part),
          value: answer.values[index] ?? '',
          error: problem && problemText(question, problem),
        };
        if (part === 'country') {
          return (
            <CountryField
              key={part}
              {...fields.country}
              {...field}
              label={t('questionnaire.addressCountry')}
              countries={countries}
              onChange={(value) => set(index, value)}
            />
          );
        }
        return (
          <TextField
            key={part}
            {...field}
            {...(part === 'postcode' && fields.optional)}
            label={t(`residence.${part}`)}
            autoComplete={AUTO_COMPLETE[part]}
            onChange={(event) => set(index, event.target.value)}
          />
        );
      })}
    </FieldGroup>
  );
}
