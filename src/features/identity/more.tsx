import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/errors';
import type { PriorityFacts } from '../../domain/priority';
import { stepsOf } from '../../domain/steps';
import { retryFailures, useFailures } from '../../lib/failures';
import { loadFile } from '../../lib/load-file';
import { ChevronDownIcon } from '../../ui/icons';
import { LazyLoadError } from '../shared/loading/lazy-load-error';
import { LazyPart } from '../shared/loading/lazy-part';
import type { KycInfo } from '../shared/member/member-state';
import { About } from './about';
import { PopUps } from './pop-ups';

function FailedParts() {
  const { t } = useTranslation();
  const error = useFailures()
    .map((failure) => failure.error)
    .find(isApiError);
  if (!error) return null;
  return <LazyLoadError error={error} otherwise={t('errors.partsTitle')} onRetry={retryFailures} secondary />;
}

const loadAnnouncements = async () => (await loadFile(() => import('./announcements'))).Announcements;
const loadCompany = async () => (await loadFile(() => import('./company-account'))).CompanyAccount;
const loadMobileAppHint = async () => (await loadFile(() => import('../shared/phone/mobile-app-hint'))).MobileAppHint;
const loadPersonalInfo = async () => (await loadFile(() => import('./personal-info'))).PersonalInfo;

interface MoreProps {
  readonly info: KycInfo;
  readonly facts: PriorityFacts;
  readonly isInApp: boolean;
  readonly asksForIdentity: boolean;
  readonly transfer: ReactNode;
}

/** Failed parts are reported once, at the top. */
export function More({ info, facts, isInApp, asksForIdentity, transfer }: MoreProps) {
  const isNew = stepsOf(facts).LEVEL_1.status === 'ALLOW' && info.applicant.level === 'LEVEL_DEFAULT';
  return (
    <>
      <FailedParts />
      {isInApp && <LazyPart load={loadMobileAppHint}>{(MobileAppHint) => <MobileAppHint />}</LazyPart>}
      {transfer}
      {mayHaveNews(info) && (
        <LazyPart load={loadAnnouncements}>{(Announcements) => <Announcements info={info} />}</LazyPart>
      )}
      {/* The page may ask itself. */}
      {!asksForIdentity && <PopUps />}
      {info.applicant.level !== 'LEVEL_DEFAULT' && (
        <LazyPart load={loadPersonalInfo}>{(PersonalInfo) => <PersonalInfo applicant={info.applicant} />}</LazyPart>
      )}
      <About info={info} facts={facts} />
      {isNew && info.kybQuota === '' && <CompanyQuestion />}
    </>
  );
}

/** Starts closed, because a company form would confuse most members. */
function CompanyQuestion() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className="group/company text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-ms-2 inline-flex min-h-8 items-center gap-1 rounded-base px-2 text-muted hover:bg-sunken pointer-coarse:min-h-11">
        {t('personal.company.title')}
        <ChevronDownIcon className="size-4 group-open/company:rotate-180" />
      </summary>
      {open && <LazyPart load={loadCompany}>{(CompanyAccount) => <CompanyAccount />}</LazyPart>}
    </details>
  );
}

function mayHaveNews({ bannerTags, displayControl }: KycInfo): boolean {
  return bannerTags.length > 0 || Object.values(displayControl).some(Boolean);
}
