import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eligibility } from '../../domain/eligibility';
import type { PriorityFacts } from '../../domain/priority';
import { stepsOf } from '../../domain/steps';
import { LazyPart } from '../shared/loading/lazy-part';
import { About } from './about';
import { FailedParts } from './failed-parts';
import { IdentityTransfer } from './identity-transfer';
import type { KycInfo } from './personal-page';
import { PopUps } from './pop-ups';

// Most visits show none of them.
const loadAnnouncements = async () => (await import('./announcements')).Announcements;
const loadCompany = async () => (await import('./company-account')).CompanyAccount;
const loadMobileAppHint = async () => (await import('../shared/phone/mobile-app-hint')).MobileAppHint;
const loadPersonalInfo = async () => (await import('./personal-info')).PersonalInfo;

interface MoreProps {
  readonly info: KycInfo;
  readonly facts: PriorityFacts;
  /** What the member does next is done in the mobile app. */
  readonly isInApp: boolean;
  /** Levels and limits are others now. */
  readonly onChange: () => void;
}

/**
 * What stands under the levels: news, then what is on file. A part without anything to say is absent, and so is one that could not be
 * loaded: all of these are reported once, above.
 */
export function More({ info, facts, isInApp, onChange }: MoreProps) {
  const isNew = stepsOf(facts).LEVEL_1.status === 'ALLOW' && info.applicant.level === 'LEVEL_DEFAULT';
  return (
    <>
      <FailedParts />
      {isInApp && <LazyPart load={loadMobileAppHint}>{(MobileAppHint) => <MobileAppHint />}</LazyPart>}
      {eligibility({ kind: 'transfer' }, facts).allowed && <IdentityTransfer onDone={onChange} />}
      {mayHaveNews(info) && (
        <LazyPart load={loadAnnouncements}>{(Announcements) => <Announcements info={info} />}</LazyPart>
      )}
      <PopUps />
      {info.applicant.level !== 'LEVEL_DEFAULT' && (
        <LazyPart load={loadPersonalInfo}>{(PersonalInfo) => <PersonalInfo />}</LazyPart>
      )}
      <About info={info} facts={facts} />
      {isNew && info.kybQuota === '' && <CompanyQuestion />}
    </>
  );
}

/** For the few whose account is a company's: closed at first, because a form for companies would only confuse everybody else. */
function CompanyQuestion() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-8 py-1 font-medium pointer-coarse:min-h-11">{t('personal.company.title')}</summary>
      {open && <LazyPart load={loadCompany}>{(CompanyAccount) => <CompanyAccount />}</LazyPart>}
    </details>
  );
}

/** Whether there can be an announcement: each comes from a banner tag or a display control. */
function mayHaveNews({ bannerTags, displayControl }: KycInfo): boolean {
  return bannerTags.length > 0 || Object.values(displayControl).some(Boolean);
}
