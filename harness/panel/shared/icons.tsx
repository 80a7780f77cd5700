/** Hidden from screen readers, so an icon needs a text or a labelled button. */
const PATHS = {
  search: 'M11 11l3.5 3.5M12 7A5 5 0 112 7a5 5 0 0110 0z',
  link: 'M6.5 9.5l3-3M7 4.5l1.3-1.3a3 3 0 014.3 4.3L11.3 8.8M9 11.5l-1.3 1.3a3 3 0 01-4.3-4.3l1.3-1.3',
  tab: 'M9 2.5h4.5V7M13.5 2.5L7.5 8.5M11.5 9.5v3a1 1 0 01-1 1h-7a1 1 0 01-1-1v-7a1 1 0 011-1h3',
  reload: 'M13 8a5 5 0 11-1.5-3.6M13.3 1.8v3h-3',
  restart: 'M3 8a5 5 0 101.5-3.6M2.7 1.8v3h3M8 5.5V8l2 1.5',
  previous: 'M10 3L5 8l5 5',
  next: 'M6 3l5 5-5 5',
  help: 'M6 6a2 2 0 113 1.7c-.7.4-1 .8-1 1.6M8 11.7v.1M14 8A6 6 0 112 8a6 6 0 0112 0z',
  clear: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  reset: 'M3 7.5h7a3 3 0 010 6H7M6 4.5l-3 3 3 3',
  redo: 'M13 7.5H6a3 3 0 000 6h3M10 4.5l3 3-3 3',
  add: 'M8 3v10M3 8h10',
  save: 'M3 3h8l2 2v8H3zM5.5 3v3.5h4V3M5.5 13V9.5h5V13',
  dockBottom: 'M2.5 2.5h11v11h-11zM2.5 9.5h11',
  dockSide: 'M2.5 2.5h11v11h-11zM9.5 2.5v11',
  bug: 'M5 6.5h6V11a3 3 0 01-6 0zM6 6.5a2 2 0 014 0M5 8.5H2.5M11 8.5h2.5M5 11l-2 1.5M11 11l2 1.5M8 9v5',
  chevron: 'M6 4l4 4-4 4',
} as const;
export type IconName = keyof typeof PATHS;

/** 16 px unless `className` sets another size. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
