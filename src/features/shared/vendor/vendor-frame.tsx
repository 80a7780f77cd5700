import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider } from '../../../domain/statuses';
import { FrameSkeleton } from '../../../ui/frame-skeleton';
import { TextLink } from '../../../ui/text-link';
import { consentNames } from '../consent/sharing-facts';

interface VendorFrameProps {
  /** Who may run in the frame; named while it is opening, if it is one alone. */
  readonly partners: readonly Provider[];
  readonly isLoading: boolean;
  readonly actions: ReactNode;
  /** Ends the run; undefined while it has not begun: what can be done meanwhile is not shown, but has its place. */
  readonly onLeave?: () => void;
  /** The vendor's place; nothing while the run has not begun. */
  readonly children?: ReactNode;
}

/** The place of a vendor's flow, the same from the press that starts it: what loads covers it, so that nothing moves. */
export function VendorFrame({ partners, isLoading, actions, onLeave, children }: VendorFrameProps) {
  const { t, i18n } = useTranslation();
  const partner = consentNames(partners, i18n.language).partners;
  const words = partners.length === 1 && partner !== '' ? t('vendorRun.opening', { partner }) : t('vendorRun.loading');
  return (
    <div className="flex flex-col gap-4">
      {/* Above the vendor's frame, whose height changes with its content. */}
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
