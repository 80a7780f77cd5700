import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriorityFacts } from '../../domain/priority';
import { stepsOf } from '../../domain/steps';
import { loadFile } from '../../lib/load-file';
import { ChevronDownIcon } from '../../ui/icons';
import { LazyPart } from '../shared/loading/lazy-part';
import type { KycInfo } from '../shared/member/member-state';
import { About } from './about';
import { FailedParts } from './failed-parts';
import { PopUps } from './pop-ups';

// Most visits show none of them.
const loadAnnouncements = async () => (await loadFile(() => import('./announcements'))).Announcements;
const loadCompany = async () => (await loadFile(() => import('./company-account'))).CompanyAccount;
const loadMobileAppHint = async () => (await loadFile(() => import('../shared/phone/mobile-app-hint'))).MobileAppHint;
const loadPersonalInfo = async () => (await loadFile(() => import('./personal-info'))).PersonalInfo;

interface MoreProps {
  readonly info: KycInfo;
  readonly facts: PriorityFacts;
  /** Whether the member's next step is in the mobile app. */
  readonly isInApp: boolean;
  /** Whether the page itself asks the member to verify their identity. */
  readonly asksForIdentity: boolean;
  /** The identity transfer; nothing if it is at the top of the page. */
  readonly transfer: ReactNode;
}

/**
 * Everything below the levels: announcements, then the account's data. Empty parts are left out; failed ones are reported once, at the top.
 */
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
      {/* Both of the server's notices ask to verify: where the page asks for that itself, they would repeat it. */}
      {!asksForIdentity && <PopUps />}
      {info.applicant.level !== 'LEVEL_DEFAULT' && (
        <LazyPart load={loadPersonalInfo}>{(PersonalInfo) => <PersonalInfo />}</LazyPart>
      )}
      <About info={info} facts={facts} />
      {isNew && info.kybQuota === '' && <CompanyQuestion />}
    </>
  );
}

/** A question for the few whose account is a company's. Closed at first, because a form for companies would confuse everybody else. */
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

/** Whether there may be an announcement: each comes from a banner tag or a display control. */
function mayHaveNews({ bannerTags, displayControl }: KycInfo): boolean {
  return bannerTags.length > 0 || Object.values(displayControl).some(Boolean);
}
