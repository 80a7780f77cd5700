import { useTranslation } from 'react-i18next';
import type { Block } from '../../domain/legal-text';

/** Table of contents. A link moves the focus to its heading, which scrolls it into view inside the text's box. */
export function Contents({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = useTranslation();
  const headings = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 3);
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents" className="rounded-base border border-line bg-surface p-4 print:hidden">
      <h2 id="contents" className="mb-2 font-semibold">
        {t('agreements.contents')}
      </h2>
      <ol dir="auto" className="grid list-decimal gap-x-8 gap-y-1 ps-5 pointer-coarse:gap-y-0 text-sm sm:grid-cols-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block min-h-6 pointer-coarse:py-3 underline decoration-brand decoration-2 underline-offset-4 wrap-anywhere"
              onClick={(event) => {
                // The address keeps its query; only the focus moves.
                event.preventDefault();
                const heading = document.getElementById(id);
                heading?.scrollIntoView({ block: 'nearest' });
                heading?.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
