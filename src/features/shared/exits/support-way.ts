import { helpLink } from '../../../domain/help-links';
import { initialConfig } from '../../../lib/initial-config';
import { openOutside, opensOutside } from '../../../modes/leave';
import { isByToken } from '../../../modes/page-context';

/** Attributes of a link. */
interface LinkWay {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
  readonly onClick?: (event: { readonly preventDefault: () => void }) => void;
}

/**
 * The way to support: the help centre's form. Inside a business's frame it opens in a tab of its own, because the help centre may refuse to be
 * shown in a frame, and the verification would be lost. In the messaging app it opens in the member's browser, so that the view keeps the
 * verification and its back button.
 */
export function supportWay(): LinkWay {
  const href = helpLink(initialConfig().links.helpCentre, 'supportForm');
  if (opensOutside()) {
    return {
      href,
      onClick: (event) => {
        event.preventDefault();
        void openOutside(href);
      },
    };
  }
  const isFramed = isByToken() && window.parent !== window;
  return isFramed ? { href, target: '_blank', rel: 'noopener' } : { href };
}
