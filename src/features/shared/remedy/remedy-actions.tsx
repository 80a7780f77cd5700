import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ACTS, type Act, actionsFor, type Remedy } from '../../../domain/remedies';
import { isByToken } from '../../../modes/page-context';
import { worksByTokenAt } from '../../../screens/address';
import { Button } from '../../../ui/button';
import { supportWay } from '../exits/support-way';
import { useWayOut } from '../exits/use-way-out';

/** How the page does it. `elsewhere`: another part of the page has the button. */
type Way =
  | 'elsewhere'
  | ({ readonly label?: string | undefined } & (
      | { readonly to: string }
      | ({ readonly href: string } & Pick<ComponentProps<'a'>, 'target' | 'rel' | 'onClick'>)
      | { readonly onClick: () => void; readonly loading?: boolean }
    ));
/** What the page offers; `leave: true` leads to the overview, or out by token. Support needs no entry. */
export type Ways = Readonly<Partial<Record<Exclude<Act, 'leave'>, Way | undefined>>> & {
  readonly leave?: Way | true | undefined;
};

const LABELS = {
  retry: 'errors.retry',
  'retake-photo': 'review.retake.photo',
  'retake-selfie': 'review.retake.selfie',
  'other-document': 'kyc.changeDocument',
  'other-way': 'nonDocument.useDocument',
  verify: 'personal.action.ALLOW',
  residence: 'personal.about.changeResidence',
  app: 'mobileApp.title',
  'sign-in': 'errors.signIn',
  'new-link': 'errors.backToVerification',
  support: 'kyc.support',
  leave: 'errors.backToVerification',
} as const satisfies Record<Act, string>;

interface RemedyActionsProps {
  readonly remedy: Remedy;
  readonly ways: Ways;
  readonly size?: 'middle' | 'large' | undefined;
  /** False where another part of the page matters more. Default: true. */
  readonly hasPrimary?: boolean;
}

/** The only primary action of its page is what the remedy says. */
export function RemedyActions({ remedy, ways, size, hasPrimary = true }: RemedyActionsProps) {
  const offered = useOffered(ways);
  return actionsFor(remedy, new Set(ACTS.filter((act) => offered[act] !== undefined))).map((act, index) => {
    const way = offered[act];
    const isPrimary = hasPrimary && index === 0;
    if (way === undefined || way === 'elsewhere') return null;
    // A button must not turn into another under the finger.
    return <Action key={`${act} ${isPrimary}`} {...{ act, way, remedy, size, isPrimary }} />;
  });
}

function useOffered({ leave, ...ways }: Ways): Readonly<Partial<Record<Act, Way | undefined>>> {
  const byToken = useWayOut();
  const way = (to: string): Way | undefined => (isByToken() && !worksByTokenAt(to) ? undefined : { to });
  const out: Way = isByToken() ? byToken : { to: '/auth/personal' };
  return {
    support: supportWay(),
    verify: way('/auth/kyc'),
    residence: way('/auth/residenceInfo'),
    ...ways,
    leave: leave === true ? out : leave,
  };
}

interface ActionProps {
  readonly act: Act;
  readonly way: Exclude<Way, 'elsewhere'>;
  readonly remedy: Remedy;
  readonly size: 'middle' | 'large' | undefined;
  readonly isPrimary: boolean;
}

function Action({ act, way, remedy, size, isPrimary }: ActionProps) {
  const { t } = useTranslation();
  const { label = t(LABELS[act]), ...does } = way;
  const look = { variant: isPrimary ? 'primary' : 'secondary', size, 'data-act': act, 'data-remedy': remedy } as const;
  if ('to' in does || 'href' in does) {
    return (
      <Button asChild {...look}>
        {'to' in does ? <Link to={does.to}>{label}</Link> : <a {...does}>{label}</a>}
      </Button>
    );
  }
  return (
    <Button {...look} {...does}>
      {label}
    </Button>
  );
}
