import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonalBanner } from '../../domain/personal-banners';
import { Button } from '../../ui/button';
import { StatusBanner } from '../../ui/status-banner';
import { LazyPart } from '../lazy-part';

// The table of the vendors' codes is long, and most members never need it.
const loadReason = async () => (await import('../rejection-reason')).RejectionReason;

/** What is pressing, each with its own way on; the page's one primary action is the first of them that has one. */
export function Banners({ banners }: { readonly banners: readonly PersonalBanner[] }) {
  const first = banners.find((banner) => 'to' in banner);
  return banners.map((banner) => (
    <Banner key={`${banner.kind}-${'type' in banner ? banner.type : ''}`} banner={banner} isFirst={banner === first} />
  ));
}

function Banner({ banner, isFirst }: { readonly banner: PersonalBanner; readonly isFirst: boolean }) {
  const { t } = useTranslation();
  switch (banner.kind) {
    case 'limitation':
      return (
        <StatusBanner tone="warning" title={t('personal.banners.limitation.title')}>
          <p>{banner.text ? <bdi>{banner.text}</bdi> : t('personal.banners.limitation.body')}</p>
        </StatusBanner>
      );
    case 'error':
      return (
        <StatusBanner tone="danger" title={t('personal.banners.error.title')}>
          <p>
            <bdi>{banner.text}</bdi>
          </p>
        </StatusBanner>
      );
    case 'rejected':
      return (
        <StatusBanner tone="danger" title={t('personal.banners.rejected.title')}>
          <Reason code={banner.code} />
        </StatusBanner>
      );
    case 'update-poi':
      return (
        <StatusBanner
          tone="warning"
          title={t('personal.updateNeededTitle')}
          actions={<Action to={banner.to} label={t('personal.updateNeededAction')} isFirst={isFirst} />}
        >
          <p>{t('personal.updateNeededBody')}</p>
        </StatusBanner>
      );
    case 'task':
      return (
        <StatusBanner
          tone="warning"
          title={t('personal.banners.task.title', { task: t(`personal.tasks.type.${banner.type}`) })}
          actions={<Action to={banner.to} label={t('personal.banners.task.action')} isFirst={isFirst} />}
        >
          <p>{t('personal.banners.task.body')}</p>
        </StatusBanner>
      );
  }
}

/** Why something was refused. Its room is kept free while the texts of the codes are fetched. */
export function Reason({ code }: { readonly code: string }) {
  return (
    <div className="flex min-h-11 flex-col gap-1 text-sm">
      <LazyPart load={loadReason}>{(RejectionReason) => <RejectionReason code={code} />}</LazyPart>
    </div>
  );
}

function Action({ to, label, isFirst }: { readonly to: string; readonly label: string; readonly isFirst: boolean }) {
  return (
    <Button asChild size="small" variant={isFirst ? 'primary' : 'secondary'}>
      <Link to={to}>{label}</Link>
    </Button>
  );
}
