import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider } from '../../../domain/statuses';
import { FrameSkeleton } from '../../../ui/frame-skeleton';
import { TextLink } from '../../../ui/text-link';
import { partnerNames } from '../consent/request-facts';

interface VendorFrameProps {
  /** Named if there is only one. */
  readonly partners: readonly Provider[];
  readonly isLoading: boolean;
  readonly actions: ReactNode;
  /** Undefined before the run; the space stays. */
  readonly onLeave?: () => void;
  /** Undefined before the run begins. */
  readonly children?: ReactNode;
}

/** Loading covers it, so nothing moves. */
export function VendorFrame({ partners, isLoading, actions, onLeave, children }: VendorFrameProps) {
  const { t, i18n } = useTranslation();
  const partner = partnerNames(partners, i18n.language);
  const words = partners.length === 1 && partner !== '' ? t('vendorRun.opening', { partner }) : t('vendorRun.loading');
  return (
    <div className="flex flex-col gap-4">
      {/* Above the vendor's frame, whose height changes. */}
      <div className={`flex flex-wrap items-center justify-between gap-3 ${onLeave ? '' : 'invisible'}`}>
        {actions}
        <TextLink asChild beside className="ms-auto">
          <button type="button" onClick={onLeave}>
            {t('vendorRun.leave')}
          </button>
        </TextLink>
      </div>
      <div className="grid min-h-140 *:col-start-1 *:row-start-1">
        {children}
        {isLoading && <FrameSkeleton label={words} />}
      </div>
    </div>
  );
}
