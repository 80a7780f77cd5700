import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block, Inline } from '../../domain/legal-text';
import { Heading } from '../../ui/heading';
import { TextLink } from '../../ui/text-link';

/** Only text nodes, so no HTML from the server can run. Each block sets its own direction. */
export function LegalText({ blocks }: { readonly blocks: readonly Block[] }) {
  return each(blocks, (block) => <BlockView block={block} />);
}

/** The parts never change their order, so no keys. */
function each<T>(items: readonly T[], render: (item: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}

function BlockView({ block }: { readonly block: Block }) {
  const { t } = useTranslation();
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} id={block.id} tabIndex={-1} dir="auto" className="font-semibold wrap-anywhere">
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <p dir="auto" className="wrap-anywhere">
          <Line line={block.line} />
        </p>
      );
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag dir="auto" className="flex flex-col gap-1 wrap-anywhere">
          {each(block.items, (item) => (
            <li>
              <Line line={item} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return (
        // A wide table scrolls in its own box, which the keyboard must reach (WCAG 2.1.1).
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section tabIndex={0} aria-label={t('agreements.table')} className="overflow-x-auto rounded-base">
          <table dir="auto" className="w-full border-collapse text-start">
            <thead>
              <tr>
                {each(block.head, (cell) => (
                  <th scope="col" className="border border-line bg-sunken p-2 text-start">
                    <Line line={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {each(block.rows, (row) => (
                <tr>
                  {each(row, (cell) => (
                    <td className="border border-line p-2">
                      <Line line={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
  }
}

function Line({ line }: { readonly line: readonly Inline[] }) {
  return each(line, (part) =>
    typeof part === 'string' ? (
      part
    ) : (
      // A new tab, so the member keeps their place in the text.
      <TextLink href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </TextLink>
    ),
  );
}
