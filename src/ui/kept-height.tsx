import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface KeptHeightProps {
  /** The content was changed by an answer, not by the press itself: the box stays as high as it was before. */
  readonly isKept: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A box that does not get lower when an answer makes its content shorter: what stands below stays where a member may be about to press. With another
 * width, such as after the phone was turned, it is as high as its content again.
 */
export function KeptHeight({ isKept, className, children }: KeptHeightProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    // The observer notes sizes after this effect, so that here the height is still that of the content before. At first there was none.
    if (isKept && height.current > 0) current.style.minHeight = `${height.current}px`;
    const { width } = current.getBoundingClientRect();
    const observer = new ResizeObserver(() => {
      const now = current.getBoundingClientRect();
      if (now.width !== width) current.style.minHeight = '';
      height.current = now.height;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isKept]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
