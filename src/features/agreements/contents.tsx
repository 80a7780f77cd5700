import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLegalText } from '../../domain/legal-text';
import { useHelpBeside } from '../../ui/help-column';
import { ChevronDownIcon } from '../../ui/icons';

/** Beside the text from 1024 px. */
export function ContentsColumn({ text }: ContentsProps) {
  return (
    useHelpBeside() && (
      <div className="sticky top-8 max-h-[calc(100dvh-4rem)] w-72 shrink-0 self-start overflow-y-auto empty:hidden">
        <List text={text} />
      </div>
    )
  );
}

export function Contents({ text }: ContentsProps) {
  return !useHelpBeside() && <List text={text} />;
}

interface ContentsProps {
  readonly text: string;
}

/** Starts closed on phones, where it would push the text down. */
function List({ text }: ContentsProps) {
  const { t } = useTranslation();
  const [isWide] = useState(() => matchMedia('(width >= 40rem)').matches);
  const blocks = useMemo(() => parseLegalText(text), [text]);
  const headings = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 3);
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents" className="rounded-base border border-line bg-surface print:hidden">
      <details open={isWide} className="group/contents">
        <summary className="flex min-h-11 items-center justify-between gap-4 rounded-base px-4 py-3">
          <h2 id="contents" className="font-semibold">
            {t('agreements.contents')}
          </h2>
          <ChevronDownIcon className="shrink-0 text-muted group-open/contents:rotate-180" />
        </summary>
        <ol
          dir="auto"
          className="max-w-none list-decimal gap-x-8 space-y-2 ps-9 pe-4 pb-4 text-sm pointer-coarse:space-y-0 sm:max-lg:columns-2"
        >
          {headings.map(({ id, text: heading }) => (
            <li key={id} className="break-inside-avoid pointer-coarse:py-3">
              {/* Aligns the number with a heading's first line. */}
              <a
                href={`#${id}`}
                className="py-1 pointer-coarse:py-3 underline decoration-brand decoration-2 underline-offset-4 wrap-anywhere"
                onClick={(event) => {
                  event.preventDefault();
                  const place = document.getElementById(id);
                  place?.scrollIntoView({ block: 'start' });
                  place?.focus({ preventScroll: true });
                }}
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
