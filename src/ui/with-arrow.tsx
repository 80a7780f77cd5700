import { Icon } from './icons';

/**
 * A text such as '50 BTC → 0 BTC' with its arrow drawn as a picture, because our web fonts have no arrows. The translation decides which way it
 * points.
 */
export function WithArrow({ text }: { readonly text: string }) {
  return text
    .split(/([→←])/)
    .map((part) =>
      part === '→' || part === '←' ? (
        <Icon
          key={part}
          role="img"
          aria-hidden={false}
          aria-label={part}
          path={part === '→' ? 'm10 5 5 5-5 5m5-5H5' : 'm10 5-5 5 5 5m-5-5h10'}
          className="inline-block size-4"
        />
      ) : (
        part
      ),
    );
}
