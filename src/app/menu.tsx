import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GuideRow, ROW, SupportRow } from '../features/shared/help/help-rows';
import type { OpenedProps } from '../features/shared/help/opens';
import { DEFAULT_ROUTE } from '../screens/screens';
import { Spinner } from '../ui/icons';
import { LanguageSelect } from './language-select';
import { signOut } from './sign-out';

export function Menu({ opener, onClose }: OpenedProps) {
  const { t } = useTranslation();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const onSignOut = async () => {
    setIsSigningOut(true);
    try {
      await signOut();
    } finally {
      // `showUnhandledRejections` shows a failed call.
      setIsSigningOut(false);
    }
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={opener} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('shell.menu')}
          onOpenAutoFocus={(event) => {
            // Radix would focus the first control that is not a link.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onInteractOutside={(event) => {
            // The button toggles the menu itself.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="z-40 flex w-72 max-w-[calc(100vw-1rem)] animate-appear flex-col rounded-base border border-line bg-raised p-2 shadow-raised outline-none"
        >
          <Link to={DEFAULT_ROUTE} onClick={onClose} className={`${ROW} sm:hidden`}>
            {t('shell.verification')}
          </Link>
          <GuideRow />
          <SupportRow />
          <LanguageSelect />
          <button
            type="button"
            aria-disabled={isSigningOut || undefined}
            aria-busy={isSigningOut || undefined}
            onClick={() => void (isSigningOut || onSignOut())}
            className={`${ROW} mt-2 border-t border-line pt-1`}
          >
            {t('shell.signOut')}
            {isSigningOut && <Spinner className="size-4" />}
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
