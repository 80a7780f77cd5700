import { useTranslation } from 'react-i18next';
import { PARTNER_NAMES } from '../../../domain/partner-names';

/** What is checked: a document and a face, a proof of address, or a number. */
export type ConsentMethod = 'document' | 'address' | 'number';

const ROWS = ['who', 'what', 'howLong'] as const;

/** Beside a consent: who checks the member's data, what is kept, and for how long. The server chooses the partner when the check starts. */
export function ConsentFacts({ method }: { readonly method: ConsentMethod }) {
  const { t, i18n } = useTranslation();
  const partners = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(Object.values(PARTNER_NAMES));
  const values = {
    who: t('consent.who.value', { partners }),
    what: t(`consent.what.${method}`),
    howLong: t('consent.howLong.value'),
  };
  return (
    <dl className="flex flex-col gap-2 rounded-base bg-sunken p-4 text-sm">
      {ROWS.map((row) => (
        <div key={row} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
          <dt className="font-medium">{t(`consent.${row}.term`)}</dt>
          <dd className="min-w-0 text-muted">{values[row]}</dd>
        </div>
      ))}
    </dl>
  );
}
