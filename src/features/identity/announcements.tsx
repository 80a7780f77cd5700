import { useState } from 'react';
import { isKeyOf } from '../../domain/look-up';
import { announcementTags } from '../../domain/personal-tasks';
import { loadFile } from '../../lib/load-file';
import { LazyPart } from '../shared/loading/lazy-part';
import type { KycInfo } from '../shared/member/member-state';

const loadAnnouncement = async () => (await loadFile(() => import('./announcement'))).Announcement;

const KNOWN = {
  HKG_POA_AGREEMENT: { shown: 'displayHkgPoaAgreement', to: '/auth/agreement' },
  P2P_RIGHTS: { shown: 'isDisplayP2pRights', to: undefined },
  NEW_SATOS: { shown: 'isDisplayNewSatos', to: undefined },
} as const satisfies Record<string, { shown: keyof KycInfo['displayControl']; to: string | undefined }>;
export type KnownAnnouncement = keyof typeof KNOWN;

export function Announcements({ info }: { readonly info: KycInfo }) {
  const [read, setRead] = useState<readonly string[]>([]);
  const known = Object.keys(KNOWN) as KnownAnnouncement[];
  const byControl = known.filter((name) => info.displayControl[KNOWN[name].shown]);
  // Acknowledged announcements stay, so what follows does not move.
  const [names, setNames] = useState<readonly string[]>([]);
  const named = new Set<string>([...byControl, ...announcementTags(info.bannerTags)]);
  const shown = names.filter((name) => named.has(name) || read.includes(name));
  const added = [...named].filter((name) => !names.includes(name));
  if (added.length > 0) setNames([...names, ...added]);
  if (shown.length === 0) return null;
  return (
    <LazyPart load={loadAnnouncement}>
      {(Announcement) =>
        shown.map((name) => (
          <Announcement
            key={name}
            name={name}
            texts={isKeyOf(KNOWN, name) ? name : 'GENERAL'}
            to={isKeyOf(KNOWN, name) ? KNOWN[name].to : undefined}
            isRead={read.includes(name)}
            onRead={() => setRead((before) => [...before, name])}
          />
        ))
      }
    </LazyPart>
  );
}
