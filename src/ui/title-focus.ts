import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The next title takes the focus from the last. */
let wasFocused = false;
let newsTakesFocus = false;
/** Path of the last screen. */
let shownAt: string | undefined;

/**
 * Also scrolls to the top, and releases a previous title's focus.
 * @param takesFocus moved within the path; read once
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
    // Before the paint, so that no press misses; not again for late content.
    if (hasMoved.current && !wasFocused) window.scrollTo(0, 0);
    return () => {
      // A page without a title has its content's.
      if (element !== null) wasFocused = element === document.activeElement;
    };
  }, []);
  useEffect(() => {
    // Content that asks for the focus already has it.
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (hasMoved.current || (wasFocused && isFree)) heading.current?.focus();
    wasFocused = false;
  }, []);
  return heading;
}

/** For a page whose content has the title. */
export function expectNews(takesFocus: boolean): void {
  newsTakesFocus = takesFocus;
}

/** Of the first news of a page. */
export function takesNewsFocus(): boolean {
  const takes = newsTakesFocus;
  newsTakesFocus = false;
  return takes;
}
