import { useTranslation } from 'react-i18next';
import type { KeptData } from '../../../domain/operator';
import { VENDORS } from '../../../domain/statuses';
import { VENDOR_ROWS } from '../../../domain/vendors';
import { operatorFacts } from '../../../lib/operator';
import { operatorName } from '../../../lib/operator-name';
import { orList } from '../../../lib/or-list';
import { type Fact, FactList } from '../../../ui/fact-list';
import { TextLink } from '../../../ui/text-link';
import { isolated } from '../format/isolated';
import { leftToRight } from '../format/left-to-right';

/** What is checked: a document and a face, a proof of address, or a number. */
export type ConsentMethod = 'document' | 'address' | 'number';

const KEPT = {
  document: ['document', 'face'],
  address: ['address'],
  number: ['number'],
} as const satisfies Record<ConsentMethod, readonly KeptData[]>;

/** Names of those who may check, as one list in the page's language. The server chooses the partner when the check starts. */
function partnerNames(language: string): string {
  const { partners } = operatorFacts();
  // Each name has its own direction, so that the list has that of the page.
  const names = VENDORS.map((vendor) => leftToRight(partners[vendor].name ?? VENDOR_ROWS[vendor].name));
  return orList(names, language);
}

/** Names in the words of a consent: who checks, and who keeps what was checked. */
export function consentNames(language: string): { readonly partners: string; readonly operator: string } {
  return { partners: partnerNames(language), operator: isolated(operatorName()) };
}

/** Beside a consent: who checks the member's data, what is kept, for how long, and where to ask about it. Says nothing that is not known. */
export function ConsentFacts({ method }: { readonly method: ConsentMethod }) {
  const { t, i18n } = useTranslation();
  const { retention, privacyNotice, dataContact } = operatorFacts();
  const times = KEPT[method].flatMap((kind) => {
    const { years, from } = retention[kind];
    return years === undefined ? [] : [{ kind, time: t(`times.kept.${from}`, { count: years }) }];
  });
  const isOneTime = new Set(times.map(({ time }) => time)).size === 1 && times.length === KEPT[method].length;
  const howLong = isOneTime
    ? times.slice(0, 1).map(({ time }) => time)
    : times.map(({ kind, time }) => t('consent.howLong.of', { what: t(`consent.howLong.kinds.${kind}`), time }));
  const facts: readonly (Fact | false)[] = [
    {
      id: 'who',
      term: t('consent.who.term'),
      value: t('consent.who.value', { partners: partnerNames(i18n.language) }),
    },
    {
      id: 'what',
      term: t('consent.what.term', { operator: isolated(operatorName()) }),
      value: t(`consent.what.${method}`),
    },
    howLong.length > 0 && { id: 'howLong', term: t('consent.howLong.term'), value: <Lines lines={howLong} /> },
    (privacyNotice !== undefined || dataContact !== undefined) && {
      id: 'choices',
      term: t('consent.choices.term'),
      value: (
        <>
          {privacyNotice !== undefined && (
            <p>
              <TextLink href={privacyNotice}>{t('consent.choices.notice')}</TextLink>
            </p>
          )}
          {dataContact !== undefined && <p>{t('consent.choices.contact', { contact: leftToRight(dataContact) })}</p>}
        </>
      ),
    },
  ];
  return <FactList facts={facts.filter((fact) => fact !== false)} />;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}
