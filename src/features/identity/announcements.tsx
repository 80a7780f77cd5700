import { useState } from 'react';
import { isKeyOf } from '../../domain/look-up';
import { announcementTags } from '../../domain/personal-tasks';
import { loadFile } from '../../lib/load-file';
import { LazyPart } from '../shared/loading/lazy-part';
import type { KycInfo } from '../shared/member/use-member-state';

// Most visits show none.
const loadAnnouncement = async () => (await loadFile(() => import('./announcement'))).Announcement;

/** Announcements with texts of their own, by name. */
const KNOWN = {
  HKG_POA_AGREEMENT: { shown: 'displayHkgPoaAgreement', to: '/auth/updatePOA' },
  P2P_RIGHTS: { shown: 'isDisplayP2pRights', to: undefined },
  NEW_SATOS: { shown: 'isDisplayNewSatos', to: undefined },
} as const satisfies Record<string, { shown: keyof KycInfo['displayControl']; to: string | undefined }>;
export type KnownAnnouncement = keyof typeof KNOWN;

/** Announcements that the member has not acknowledged yet. */
export function Announcements({ info }: { readonly info: KycInfo }) {
  const [read, setRead] = useState<readonly string[]>([]);
  const known = Object.keys(KNOWN) as KnownAnnouncement[];
  const byControl = known.filter((name) => info.displayControl[KNOWN[name].shown]);
  const names = [...new Set<string>([...byControl, ...announcementTags(info.bannerTags)])];
  const unread = names.filter((name) => !read.includes(name));
  if (unread.length === 0) return null;
  return (
    <LazyPart load={loadAnnouncement}>
      {(Announcement) =>
        unread.map((name) => (
          <Announcement
            key={name}
            name={name}
            texts={isKeyOf(KNOWN, name) ? name : 'GENERAL'}
            to={isKeyOf(KNOWN, name) ? KNOWN[name].to : undefined}
            onRead={() => setRead((before) => [...before, name])}
          />
        ))
      }
    </LazyPart>
  );
}
