import { Collapsible } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Icon } from '../shared/icons';
import { stored } from '../state/stored';

interface GroupSectionProps {
  readonly title: string;
  /** Number of keys that differ from their defaults. */
  readonly changed: number;
  /** Keeps the group open for a search. */
  readonly isSearched?: boolean;
  readonly children: ReactNode;
}

/** Local storage key of the closed groups' titles, as JSON. */
const STORED = 'harness.closed-groups';

const closedGroups = () => stored<string[]>(() => localStorage, STORED) ?? [];

export function GroupSection({ title, changed, isSearched = false, children }: GroupSectionProps) {
  const [open, setOpen] = useState(() => !closedGroups().includes(title));
  const toggle = (next: boolean) => {
    setOpen(next);
    const others = closedGroups().filter((each) => each !== title);
    localStorage.setItem(STORED, JSON.stringify(next ? others : [...others, title]));
  };
  return (
    <Collapsible.Root open={open || isSearched} onOpenChange={toggle} className="border-line border-b" asChild>
      <section aria-label={title}>
        <h2>
          <Collapsible.Trigger className="group flex h-8 w-full items-center gap-1.5 px-3 text-start font-semibold text-xs hover:bg-raised focus-visible:-outline-offset-2">
            <Icon name="chevron" className="!size-3 text-muted group-data-[state=open]:rotate-90" />
            {title}
            {changed > 0 && (
              <span className="ms-auto font-medium text-changed">
                {changed} <span className="font-normal">changed</span>
              </span>
            )}
          </Collapsible.Trigger>
        </h2>
        <Collapsible.Content className="px-3 pb-2.5">{children}</Collapsible.Content>
      </section>
    </Collapsible.Root>
  );
}
