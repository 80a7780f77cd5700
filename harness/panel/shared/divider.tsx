import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useState } from 'react';

interface DividerProps {
  /** Accessible name of the resized part. */
  readonly label: string;
  /** Custom property of the size, also its storage key. */
  readonly property: '--rail-size' | '--log-size';
  /** Drag direction that enlarges the part. */
  readonly grows: 'right' | 'left' | 'up';
  readonly className: string;
}

const [SMALLEST, LARGEST] = [160, 1200];
/** Pixels per arrow key. */
const STEP = 24;

const layoutOf = (element: Element) => element.closest<HTMLElement>('.layout');

/**
 * By mouse or arrow keys; a double click or Delete resets. Stored locally, and limited so that every part stays
 * visible.
 */
export function Divider({ label, property, grows, className }: DividerProps) {
  const stored = `harness${property} ${grows}`;
  const [size, setSize] = useState(() => Number(localStorage.getItem(stored)) || undefined);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isVertical = grows !== 'up';

  useLayoutEffect(() => {
    if (!element) return;
    if (size === undefined) {
      layoutOf(element)?.style.removeProperty(property);
      localStorage.removeItem(stored);
      return;
    }
    layoutOf(element)?.style.setProperty(property, `${size}px`);
    localStorage.setItem(stored, String(size));
  }, [element, property, stored, size]);

  /** Size of the parent element. */
  const present = () => {
    const box = element?.parentElement?.getBoundingClientRect();
    return Math.round((isVertical ? box?.width : box?.height) ?? SMALLEST);
  };
  const resize = (pixels: number) => {
    const room = isVertical ? window.innerWidth : window.innerHeight;
    setSize(Math.round(Math.max(SMALLEST, Math.min(LARGEST, room * 0.7, pixels))));
  };
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    const [from, before] = [isVertical ? down.clientX : down.clientY, present()];
    const handle = down.currentTarget;
    handle.setPointerCapture(down.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      const moved = (isVertical ? move.clientX : move.clientY) - from;
      resize(before + (grows === 'right' ? moved : -moved));
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', onMove), {
      once: true,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [more, less] = {
      right: ['ArrowRight', 'ArrowLeft'],
      left: ['ArrowLeft', 'ArrowRight'],
      up: ['ArrowUp', 'ArrowDown'],
    }[grows];
    if (event.key === more) resize(present() + STEP);
    else if (event.key === less) resize(present() - STEP);
    else if (event.key === 'Delete') setSize(undefined);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved; this is ARIA's window splitter.
    <div
      ref={setElement}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-valuenow={size ?? (element ? present() : SMALLEST)}
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      onPointerDown={onPointerDown}
      onDoubleClick={() => setSize(undefined)}
      onKeyDown={onKeyDown}
      className={`absolute z-10 hover:bg-focus/40 focus-visible:bg-focus max-md:hidden ${isVertical ? 'inset-y-0 w-1.5 cursor-col-resize' : 'inset-x-0 h-1.5 cursor-row-resize'} ${className}`}
    />
  );
}
