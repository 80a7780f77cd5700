import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../api/client';
import { complianceEndpoints } from '../../api/endpoints/compliance';
import { announcementTags } from '../../domain/personal-tasks';
import { Button } from '../../ui/button';
import { ImportantNote } from '../../ui/important-note';
import { TextLink } from '../../ui/text-link';
import { useSingleFlight } from '../use-single-flight';
import type { KycInfo } from './personal-page';

/** Announcements that have words of their own, by the name under which they are acknowledged. */
const KNOWN = {
  HKG_POA_AGREEMENT: { shown: 'displayHkgPoaAgreement', to: '/auth/updatePOA' },
  P2P_RIGHTS: { shown: 'isDisplayP2pRights', to: undefined },
  NEW_SATOS: { shown: 'isDisplayNewSatos', to: undefined },
} as const satisfies Record<string, { shown: keyof KycInfo['displayControl']; to: string | undefined }>;
type Known = keyof typeof KNOWN;

const isKnown = (name: string): name is Known => Object.hasOwn(KNOWN, name);

/** News that the member acknowledges once (spec 7, `submit-kyc-announcement`). */
export function Announcements({ info }: { readonly info: KycInfo }) {
  const [read, setRead] = useState<readonly string[]>([]);
  const byControl = (Object.keys(KNOWN) as Known[]).filter((name) => info.displayControl[KNOWN[name].shown]);
  const names = new Set<string>([...byControl, ...announcementTags(info.bannerTags)]);
  return [...names]
    .filter((name) => !read.includes(name))
    .map((name) => <Announcement key={name} name={name} onRead={() => setRead((before) => [...before, name])} />);
}

function Announcement({ name, onRead }: { readonly name: string; readonly onRead: () => void }) {
  const { t } = useTranslation();
  const texts = isKnown(name) ? name : 'GENERAL';
  const to = isKnown(name) ? KNOWN[name].to : undefined;

  const [acknowledge, busy] = useSingleFlight(async () => {
    await call(complianceEndpoints.submitKycAnnouncement, { announcement: name, accepted: true });
    onRead();
  });

  return (
    <ImportantNote title={t(`personal.announcements.${texts}.title`)}>
      <p>{t(`personal.announcements.${texts}.body`)}</p>
      <div className="flex flex-wrap gap-3 py-1">
        <Button size="small" loading={busy} onClick={() => void acknowledge()}>
          {t(`personal.announcements.${texts}.action`)}
        </Button>
        {to && (
          <TextLink asChild beside>
            <Link to={to}>{t('personal.links.updatePoa')}</Link>
          </TextLink>
        )}
      </div>
    </ImportantNote>
  );
}
