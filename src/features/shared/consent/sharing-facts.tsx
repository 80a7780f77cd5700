import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { type KeptData, supervisorOf } from '../../../domain/operator';
import type { Provider, Vendor } from '../../../domain/statuses';
import { operatorFacts } from '../../../lib/operator';
import { operatorName } from '../../../lib/operator-name';
import { orList } from '../../../lib/or-list';
import { store } from '../../../lib/store';
import { DisclosureList, type DisclosureRow } from '../../../ui/disclosure-list';
import { GlobeIcon, InfoIcon, LockIcon, ProcessIcon, SuccessIcon } from '../../../ui/icons';
import { TextLink } from '../../../ui/text-link';
import { isolated } from '../format/isolated';
import { leftToRight } from '../format/left-to-right';
import { partnerName } from './partner-name';

export type ConsentMethod = 'document' | 'address' | 'number';

const KEPT = {
  document: ['document', 'face'],
  address: ['address'],
  number: ['number'],
} as const satisfies Record<ConsentMethod, readonly KeptData[]>;

function partnersOf(providers: readonly Provider[]): readonly Vendor[] {
  return providers.filter((provider) => provider !== 'PROVIDER_DEFAULT');
}

/** Empty: the operator checks. */
export function partnerNames(providers: readonly Provider[], language: string): string {
  return orList(partnersOf(providers).map(partnerName), language);
}

export function consentNames(
  providers: readonly Provider[],
  t: TFunction,
): { readonly partners: string; readonly operator: string } {
  const [partner, ...others] = partnersOf(providers);
  const isKnown = partner !== undefined && others.length === 0;
  return { partners: isKnown ? partnerName(partner) : t('consent.who.oneOf'), operator: isolated(operatorName()) };
}

interface SharingFactsProps {
  readonly method: ConsentMethod;
  /** Empty: the operator checks. */
  readonly partners: readonly Provider[];
  /** Undefined: the operator verifies for itself. */
  readonly business?: string | undefined;
}

/** Leaves out what is unknown. */
export function SharingFacts({ method, partners, business }: SharingFactsProps) {
  const { t, i18n } = useTranslation();
  const operator = isolated(operatorName());
  const { partners: partnerFacts } = operatorFacts();
  const names = partnerNames(partners, i18n.language);
  const notices = partnersOf(partners).flatMap((provider) => {
    const { notice } = partnerFacts[provider];
    return notice === undefined
      ? []
      : [
          <TextLink key={provider} href={notice}>
            {t('consent.who.notice', { partner: partnerName(provider) })}
          </TextLink>,
        ];
  });
  const times = useTimesKept(method);
  const rows: readonly (DisclosureRow | false)[] = [
    {
      id: 'asks',
      icon: <GlobeIcon />,
      term: t('consent.asks.term'),
      value: business === undefined ? operator : isolated(business),
      more: useWhoAsks(business),
    },
    {
      id: 'checks',
      icon: <SuccessIcon />,
      term: t('consent.who.term'),
      value: partners.length === 0 ? operator : t('consent.who.value', { partners: names }),
      more: some(notices),
    },
    {
      id: 'keeps',
      icon: <LockIcon />,
      term: t('consent.what.term', { operator }),
      value: t(`consent.what.${method}`),
    },
    times.length > 0 && {
      id: 'how-long',
      icon: <ProcessIcon />,
      term: t('consent.howLong.term'),
      value: times.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      )),
    },
    useChoices(method),
  ];
  return (
    <div data-facts>
      <DisclosureList rows={rows.filter((row) => row !== false)} />
    </div>
  );
}

/** Undefined instead of an empty list. */
function some(lines: readonly ReactNode[]): ReactNode {
  return lines.length > 0 ? lines : undefined;
}

function useWhoAsks(business: string | undefined): ReactNode {
  const { t, i18n } = useTranslation();
  const { site } = useSnapshot(store).compliance;
  const facts = operatorFacts();
  const operator = isolated(operatorName());
  const supervisor = supervisorOf(facts, site, i18n.language);
  const lines = [
    ...(business === undefined ? [] : [t('consent.asks.for', { operator, business: isolated(business) })]),
    ...(facts.address === undefined ? [] : [isolated(facts.address)]),
    ...(supervisor ? [t('region.supervision', { operator, authority: isolated(supervisor.authority) })] : []),
    ...(supervisor?.licence === undefined ? [] : [t('region.licence', { licence: isolated(supervisor.licence) })]),
  ];
  return some(lines.map((line) => <p key={line}>{line}</p>));
}

function useTimesKept(method: ConsentMethod): readonly string[] {
  const { t } = useTranslation();
  const { retention } = operatorFacts();
  return KEPT[method].flatMap((kind) => {
    const { years, from } = retention[kind];
    if (years === undefined) return [];
    const time = t(`times.kept.${from}`, { count: years });
    return [t('consent.howLong.of', { what: t(`consent.howLong.kinds.${kind}`), time })];
  });
}

/** False if the operator names none. */
function useChoices(method: ConsentMethod): DisclosureRow | false {
  const { t } = useTranslation();
  const { privacyNotice, dataContact, withoutFaceScan } = operatorFacts();
  const lines = [
    privacyNotice !== undefined && (
      <TextLink key="notice" href={privacyNotice}>
        {t('consent.choices.notice')}
      </TextLink>
    ),
    dataContact !== undefined && (
      <p key="contact">{t('consent.choices.contact', { contact: leftToRight(dataContact) })}</p>
    ),
    method === 'document' && withoutFaceScan !== undefined && (
      <TextLink key="other" href={withoutFaceScan}>
        {t('consent.choices.otherWay')}
      </TextLink>
    ),
  ].filter((line) => line !== false);
  if (lines.length === 0) return false;
  return { id: 'choices', icon: <InfoIcon />, term: t('consent.choices.term'), more: lines };
}
