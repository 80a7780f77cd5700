import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eligibilityEndpoints } from '../../api/endpoints/eligibility';
import { useCall } from '../../api/use-call';
import { eligibility } from '../../domain/eligibility';
import type { PriorityFacts } from '../../domain/priority';
import { loadFile } from '../../lib/load-file';
import { operatorFacts } from '../../lib/operator';
import { countryName } from '../../ui/fields/countries';
import { SummaryList, type SummaryRow } from '../../ui/summary-list';
import { TextLink } from '../../ui/text-link';
import { isolated } from '../shared/format/isolated';
import { LazyPart } from '../shared/loading/lazy-part';
import type { KycInfo } from '../shared/member/member-state';

const loadSecondIdentity = async () => (await loadFile(() => import('./second-identity'))).SecondIdentity;

function hasSecondIdentity(state: string): boolean {
  return state !== '' && state !== 'NOT_ALLOW';
}

interface AboutProps {
  readonly info: KycInfo;
  readonly facts: PriorityFacts;
}

export function About({ info, facts }: AboutProps) {
  const { t, i18n } = useTranslation();
  const here = useCall(eligibilityEndpoints.supportedIpCountryCode, {});
  const { aml, unsupportedCountries } = facts;
  const { regulation } = facts.rules;
  const { custodian } = operatorFacts();
  const name = (code: string) => countryName({ countryCode: code, nameEn: code, regionCode: 0 }, i18n.language);
  const residence = info.residenceCountry;
  const isServed = !unsupportedCountries?.includes(residence);
  const elsewhere = here.data && here.data.countryCode !== '' && here.data.countryCode !== residence;
  // Before a verification the check always passes, so it only matters afterwards.
  const showsAml = aml && (aml.result !== 'PASS' || info.applicant.level !== 'LEVEL_DEFAULT');

  // Members move to the new custodian gradually.
  const isMoving = info.newSatosGray && info.custody !== 'CUSTODY_SATOS';

  const rows: (SummaryRow | false | undefined)[] = [
    residence !== '' && {
      id: 'residence',
      term: t('personal.about.residence'),
      value: (
        <>
          <p>{name(residence)}</p>
          {!isServed && <p className="text-sm text-danger">{t('personal.about.notServed')}</p>}
          {elsewhere && isServed && (
            <p className="text-sm text-muted">
              {t('personal.about.elsewhere', { country: name(here.data.countryCode) })}
            </p>
          )}
        </>
      ),
      action: (
        <TextLink asChild>
          <Link to="/auth/residenceInfo" aria-label={t('personal.about.changeResidence')}>
            {t('personal.about.change')}
          </Link>
        </TextLink>
      ),
    },
    hasSecondIdentity(info.second_identity_state) && {
      id: 'second-identity',
      term: t('personal.about.secondIdentity'),
      value: (
        <LazyPart load={loadSecondIdentity}>
          {(SecondIdentity) => (
            <SecondIdentity
              state={info.second_identity_state}
              canStart={eligibility({ kind: 'second-identity' }, facts).allowed}
            />
          )}
        </LazyPart>
      ),
    },
    (info.custody !== 'CUSTODY_UNSPECIFIED' || info.custodyInfo !== '' || isMoving) && {
      id: 'custody',
      term: t('personal.about.custody'),
      value: (
        <>
          {info.custody !== 'CUSTODY_UNSPECIFIED' && <p>{t(`personal.about.custodyOf.${info.custody}`)}</p>}
          {info.custodyInfo !== '' && (
            <p className="text-sm text-muted">
              <bdi>{info.custodyInfo}</bdi>
            </p>
          )}
          {info.custody === 'CUSTODY_SATOS' && custodian.licence !== undefined && (
            <p className="text-sm text-muted">{t('region.licence', { licence: isolated(custodian.licence) })}</p>
          )}
          {isMoving && <p className="text-sm text-muted">{t('personal.about.custodyMoving')}</p>}
        </>
      ),
    },
    showsAml && {
      id: 'aml',
      term: t('personal.about.aml'),
      value: t(`personal.about.amlResult.${aml.result}`),
    },
    regulation !== 'none' && {
      id: 'regulation',
      term: t('personal.about.regulation'),
      value: t(`personal.about.regulationOf.${regulation}`),
    },
  ];
  const shown = rows.filter((row): row is SummaryRow => row !== false && row !== undefined);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="about" className="flex flex-col gap-3">
      <h2 id="about" className="text-lg font-semibold">
        {t('personal.about.heading')}
      </h2>
      <SummaryList rows={shown} />
    </section>
  );
}
