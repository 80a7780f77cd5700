import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Scenario } from '../../core/scenario';
import { type Fit, fitInto } from './fit';

/** Both sides together, in CSS pixels. */
const MARGIN = 24;

/** Follows size changes. Undefined before the first measurement. */
export function useFit(room: RefObject<HTMLElement | null>, device: Scenario['device']): Fit | undefined {
  const [fit, setFit] = useState<Fit>();
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      // Keep the app's size while another view hides it.
      if (width === 0 && height === 0) return;
      setFit(fitInto(device, { width: Math.max(1, width - MARGIN), height: Math.max(1, height - MARGIN) }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, device]);
  return fit;
}

/** Sets styles by script, because the content security policy forbids style attributes. */
export function useFittedFrame(frame: RefObject<HTMLIFrameElement | null>, fit: Fit | undefined): void {
  useLayoutEffect(() => {
    const { style } = frame.current ?? {};
    if (!style || !fit) return;
    style.width = `${fit.width}px`;
    style.height = `${fit.height}px`;
    style.scale = String(fit.scale);
    // Scaling keeps the layout box, so negative margins remove the extra space.
    style.marginInline = `${(-(1 - fit.scale) * fit.width) / 2}px`;
    style.marginBlock = `${(-(1 - fit.scale) * fit.height) / 2}px`;
  });
}
