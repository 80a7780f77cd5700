import { Icon } from './icons';

/** Our fonts lack the arrow of '50 BTC → 0 BTC'. */
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
          path={part === '→' ? 'm11 4 6 6-6 6m6-6H3' : 'm9 4-6 6 6 6m-6-6h14'}
          className="inline-block size-[.8em]"
        />
      ) : (
        part
      ),
    );
}
