import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personalDataEndpoints } from '../../api/endpoints/personal-data';
import { useCall } from '../../api/use-call';
import { oneOf } from '../../domain/look-up';
import { fullName, maskedName, maskedNumber } from '../../domain/person-names';
import { DOCUMENT_TYPES } from '../../domain/statuses';
import { longDay } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { countryName } from '../../ui/fields/countries';
import { SummaryList } from '../../ui/summary-list';
import { useAction } from '../shared/actions/use-action';
import { Loaded } from '../shared/loading/loaded';
import type { KycInfo } from '../shared/member/member-state';
import { useRiskCheck } from '../shared/risk/use-risk-check';
import { type PersonalDetails, showDetails } from './show-details';

const SHOWN_MS = 60_000;
const FIELDS = [
  'name',
  'dateOfBirth',
  'nationality',
  'document',
  'documentNumber',
  'documentExpiry',
  'address',
] as const;

type Applicant = KycInfo['applicant'];
type Shown = Omit<PersonalDetails, 'masked' | 'residenceCountry'>;

/** What kyc-info knows of the member. Masked here, because the server may send it in full. */
function detailsOfApplicant({ firstname, lastname, identifies: [document] }: Applicant): Shown {
  return {
    firstname: maskedName(firstname),
    lastname: maskedName(lastname),
    documentType: oneOf(DOCUMENT_TYPES, document?.type),
    documentNumber: maskedNumber(document?.number ?? ''),
    dateOfBirth: '',
    nationality: '',
    documentExpiry: '',
    address: '',
  };
}

/** Masked, for a minute after a risk check (operation EYE, 30029) in full; without them, what kyc-info knows. */
export function PersonalInfo({ applicant }: { readonly applicant: Applicant }) {
  const { t } = useTranslation();
  const masked = useCall(personalDataEndpoints.kycPersonalInfo, {});
  const { check, dialog } = useRiskCheck();
  const [clear, setClear] = useShownForAWhile();
  const button = useId();
  const [show, busy] = useAction((context) => showDetails(context, { check, onShown: setClear }));

  const hasFailed = masked.status === 'error';
  return (
    <section aria-labelledby="personal-info" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="personal-info" className="text-lg font-semibold">
          {t('personalInfo.heading')}
        </h2>
        {!hasFailed && (
          <Button
            size="small"
            loading={busy}
            id={button}
            // Just 'Show' does not say what.
            aria-labelledby={`${button} personal-info`}
            onClick={() => (clear ? setClear(undefined) : void show())}
          >
            {t(clear ? 'personalInfo.hide' : 'personalInfo.show')}
          </Button>
        )}
      </div>
      {hasFailed ? (
        <Rows info={detailsOfApplicant(applicant)} />
      ) : (
        <Loaded state={masked}>{(covered) => <Rows info={clear ?? covered} />}</Loaded>
      )}
      {/* So that nothing below moves. */}
      <p role="status" className="-mt-1 -mb-4 min-h-5 text-sm text-muted">
        {clear && t('personalInfo.shownFor', { count: SHOWN_MS / 60_000 })}
      </p>
      {dialog}
    </section>
  );
}

function Rows({ info }: { readonly info: Shown }) {
  const { t, i18n } = useTranslation();
  const values: Record<(typeof FIELDS)[number], string> = {
    name: fullName(info, i18n.language),
    dateOfBirth: longDay(info.dateOfBirth, i18n.language),
    nationality:
      info.nationality &&
      countryName({ countryCode: info.nationality, nameEn: info.nationality, regionCode: 0 }, i18n.language),
    document: info.documentType ? t(`kyc.documents.${info.documentType}.name`) : '',
    documentNumber: info.documentNumber,
    documentExpiry: longDay(info.documentExpiry, i18n.language),
    address: info.address,
  };
  const rows = FIELDS.filter((field) => values[field] !== '').map((field) => ({
    id: field,
    term: t(`personalInfo.fields.${field}`),
    // Mask characters would be reordered in right-to-left text.
    value: <bdi>{values[field]}</bdi>,
  }));
  return rows.length === 0 ? (
    <p className="text-sm text-muted">{t('personalInfo.none')}</p>
  ) : (
    <SummaryList rows={rows} />
  );
}

/** In memory; deleted after a minute or when hidden. */
function useShownForAWhile() {
  const [clear, setClear] = useState<PersonalDetails>();
  useEffect(() => {
    if (!clear) return;
    const cover = () => setClear(undefined);
    const whenHidden = () => document.hidden && cover();
    const timer = setTimeout(cover, SHOWN_MS);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [clear]);
  return [clear, setClear] as const;
}
