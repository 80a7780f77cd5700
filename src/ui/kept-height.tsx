import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface KeptHeightProps {
  readonly isKept: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** So that buttons below stay. A new width resets it. */
export function KeptHeight({ isKept, className, children }: KeptHeightProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    // Still the old height.
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
