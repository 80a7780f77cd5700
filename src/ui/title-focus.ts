import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whether the title that has just gone had the focus: the title of the next screen takes it over. */
let wasFocused = false;

/**
 * Moves the focus to the title of a screen when the screen appears, so that screen readers read it and the keyboard continues there, and shows the
 * screen from its top. A title also takes over the focus of the title before it, such as that of the same page while it was loading.
 *
 * @param takesFocus whether the member has moved to this screen; read once, when the screen appears
 */
export function useTitleFocus(takesFocus: () => boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      wasFocused = element !== null && element === document.activeElement;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen appears.
  useEffect(() => {
    // Content of the screen that asks for the focus itself, such as a message, has it by now.
    const isFree = document.activeElement === document.body || document.activeElement === null;
    const hasMoved = takesFocus();
    // A screen begins at its top, wherever the member had scrolled to on the one before it; not again when its content has come.
    if (hasMoved && !wasFocused) window.scrollTo(0, 0);
    if (hasMoved || (wasFocused && isFree)) heading.current?.focus();
    wasFocused = false;
  }, []);
  return heading;
}
