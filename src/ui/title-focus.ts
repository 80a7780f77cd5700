import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whether the title that has just gone had the focus: the title of the next screen takes it over. */
let wasFocused = false;
/** Path of the screen that was shown last: whoever comes from another one has moved. */
let shownAt: string | undefined;

/**
 * Moves the focus to the title of a screen when the screen appears, so that screen readers read it and the keyboard continues there, and shows the
 * screen from its top. A title also takes over the focus of the title before it, such as that of the same page while it was loading.
 *
 * @param takesFocus whether the member has moved to this screen within its path, such as to the next step of a flow; read once, when the screen
 *   appears
 */
export function useTitleFocus(takesFocus: () => boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen appears.
  useLayoutEffect(() => {
    const element = heading.current;
    const { pathname } = location;
    const hasLeft = shownAt !== undefined && shownAt !== pathname;
    shownAt = pathname;
    hasMoved.current = takesFocus() || hasLeft;
    // A screen begins at its top, wherever the member had scrolled to on the one before it; not again when its content has come. Before it is
    // painted: a press on what is in sight already would miss it.
    if (hasMoved.current && !wasFocused) window.scrollTo(0, 0);
    return () => {
      wasFocused = element !== null && element === document.activeElement;
    };
  }, []);
  useEffect(() => {
    // Content of the screen that asks for the focus itself, such as a message, has it by now.
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (hasMoved.current || (wasFocused && isFree)) heading.current?.focus();
    wasFocused = false;
  }, []);
  return heading;
}
