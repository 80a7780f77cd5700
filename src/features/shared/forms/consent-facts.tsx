import { useTranslation } from 'react-i18next';
import { PARTNER_NAMES } from '../../../domain/partner-names';
import { FactList } from '../../../ui/fact-list';
import { leftToRight } from '../format/left-to-right';

/** What is checked: a document and a face, a proof of address, or a number. */
export type ConsentMethod = 'document' | 'address' | 'number';

const ROWS = ['who', 'what', 'howLong'] as const;

/** Beside a consent: who checks the member's data, what is kept, and for how long. The server chooses the partner when the check starts. */
export function ConsentFacts({ method }: { readonly method: ConsentMethod }) {
  const { t, i18n } = useTranslation();
  // Each name has its own direction, so that the list has that of the page.
  const names = Object.values(PARTNER_NAMES).map(leftToRight);
  const partners = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  const values = {
    who: t('consent.who.value', { partners }),
    what: t(`consent.what.${method}`),
    howLong: t('consent.howLong.value'),
  };
  return <FactList facts={ROWS.map((row) => ({ id: row, term: t(`consent.${row}.term`), value: values[row] }))} />;
}
