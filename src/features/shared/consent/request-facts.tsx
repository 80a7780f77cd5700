import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { ASKED_DATA, type AskedData } from '../../../domain/asked-data';
import { supervisorOf } from '../../../domain/operator';
import type { Provider, Vendor } from '../../../domain/statuses';
import { operatorFacts } from '../../../lib/operator';
import { operatorName } from '../../../lib/operator-name';
import { orList } from '../../../lib/or-list';
import { store } from '../../../lib/store';
import { screenAt } from '../../../screens/address';
import { screenOf } from '../../../screens/screens';
import { DisclosureList, type DisclosureRow } from '../../../ui/disclosure-list';
import { GlobeIcon, HelpIcon, InfoIcon, LockIcon, ProcessIcon, SuccessIcon } from '../../../ui/icons';
import { TextLink } from '../../../ui/text-link';
import { isolated } from '../format/isolated';
import { leftToRight } from '../format/left-to-right';
import { partnerName } from './partner-name';

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

interface RequestFactsProps {
  readonly data: AskedData;
  /** Default: the operator checks. */
  readonly partners?: readonly Provider[];
  /** Undefined: the operator verifies for itself. */
  readonly business?: string | undefined;
  /** Default: the purpose of the screen's record. */
  readonly purpose?: string | undefined;
  /** Our custodian checks, too. Default: false. */
  readonly hasCustodian?: boolean;
}

/** Who asks for data, why, who checks it, and how long what is kept. Leaves out what is unknown. */
export function RequestFacts({ data, partners = [], business, purpose, hasCustodian = false }: RequestFactsProps) {
  const { t, i18n } = useTranslation();
  const operator = isolated(operatorName());
  const { partners: partnerFacts, custodian } = operatorFacts();
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
  const times = useTimesKept(data);
  const declared = usePurpose(data);
  const readers = [operator, ...(hasCustodian && custodian.name !== undefined ? [isolated(custodian.name)] : [])];
  const rows: readonly (DisclosureRow | false)[] = [
    {
      id: 'asks',
      icon: <GlobeIcon />,
      term: t('consent.asks.term'),
      value: business === undefined ? operator : isolated(business),
      more: useWhoAsks(business),
    },
    { id: 'why', icon: <HelpIcon />, term: t('consent.why.term'), value: purpose ?? declared },
    {
      id: 'checks',
      icon: <SuccessIcon />,
      term: t('consent.who.term'),
      value: partners.length > 0 ? t('consent.who.value', { partners: names }) : lines(readers),
      more: some(notices),
    },
    {
      id: 'keeps',
      icon: <LockIcon />,
      term: t('consent.what.term', { operator }),
      value: t(`consent.what.${data}`),
    },
    times.length > 0 && {
      id: 'how-long',
      icon: <ProcessIcon />,
      term: t('consent.howLong.term'),
      value: lines(times),
    },
    useChoices(data),
  ];
  return (
    <div data-facts>
      <DisclosureList rows={rows.filter((row) => row !== false)} />
    </div>
  );
}

function lines(texts: readonly string[]): ReactNode {
  return texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}

/** @throws if the screen's record declares no such request */
function usePurpose(data: AskedData): string {
  const { t } = useTranslation();
  const path = screenAt(useLocation().pathname);
  const purpose = path && screenOf(path).asks[data];
  if (!purpose) throw new Error(`${path} asks for “${data}”, but its record does not say why`);
  return t(purpose);
}

/** Undefined instead of an empty list. */
function some(shown: readonly ReactNode[]): ReactNode {
  return shown.length > 0 ? shown : undefined;
}

function useWhoAsks(business: string | undefined): ReactNode {
  const { t, i18n } = useTranslation();
  const { site } = useSnapshot(store).compliance;
  const facts = operatorFacts();
  const operator = isolated(operatorName());
  const supervisor = supervisorOf(facts, site, i18n.language);
  const sentences = [
    ...(business === undefined ? [] : [t('consent.asks.for', { operator, business: isolated(business) })]),
    ...(facts.address === undefined ? [] : [isolated(facts.address)]),
    ...(supervisor ? [t('region.supervision', { operator, authority: isolated(supervisor.authority) })] : []),
    ...(supervisor?.licence === undefined ? [] : [t('region.licence', { licence: isolated(supervisor.licence) })]),
  ];
  return some(sentences.map((line) => <p key={line}>{line}</p>));
}

function useTimesKept(data: AskedData): readonly string[] {
  const { t } = useTranslation();
  const { retention } = operatorFacts();
  return ASKED_DATA[data].flatMap((kind) => {
    const { years, from } = retention[kind];
    if (years === undefined) return [];
    const time = t(`times.kept.${from}`, { count: years });
    return [t('consent.howLong.of', { what: t(`consent.howLong.kinds.${kind}`), time })];
  });
}

/** False if the operator names none. */
function useChoices(data: AskedData): DisclosureRow | false {
  const { t } = useTranslation();
  const { privacyNotice, dataContact, withoutFaceScan } = operatorFacts();
  const choices = [
    privacyNotice !== undefined && (
      <TextLink key="notice" href={privacyNotice}>
        {t('consent.choices.notice')}
      </TextLink>
    ),
    dataContact !== undefined && (
      <p key="contact">{t('consent.choices.contact', { contact: leftToRight(dataContact) })}</p>
    ),
    data === 'document' && withoutFaceScan !== undefined && (
      <TextLink key="other" href={withoutFaceScan}>
        {t('consent.choices.otherWay')}
      </TextLink>
    ),
  ].filter((line) => line !== false);
  if (choices.length === 0) return false;
  return { id: 'choices', icon: <InfoIcon />, term: t('consent.choices.term'), more: choices };
}
