import type { AddressLine } from '../../../domain/postal-addresses';
import { TextField } from '../../../ui/fields/text-field';
import { useFieldTexts } from '../forms/use-field-texts';

const AUTO_COMPLETE: Readonly<Record<AddressLine, string>> = {
  street: 'street-address',
  city: 'address-level2',
  postcode: 'postal-code',
};

interface AddressFieldsProps {
  readonly lines: readonly AddressLine[];
  readonly propsOf: (line: AddressLine) => Omit<React.ComponentProps<typeof TextField>, 'autoComplete'>;
}

export function AddressFields({ lines, propsOf }: AddressFieldsProps) {
  const fields = useFieldTexts();
  return lines.map((line) => (
    <TextField
      key={line}
      {...(line === 'postcode' && fields.optional)}
      autoComplete={AUTO_COMPLETE[line]}
      {...propsOf(line)}
    />
  ));
}
