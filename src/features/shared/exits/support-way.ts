import { helpLink } from '../../../domain/help-links';
import { initialConfig } from '../../../lib/initial-config';
import { openOutside, opensOutside } from '../../../modes/leave';
import { isByToken } from '../../../modes/page-context';

interface LinkWay {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
  readonly onClick?: (event: { readonly preventDefault: () => void }) => void;
}

/** A new tab in frames, because the help centre may refuse them. The messaging app uses the browser. */
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
