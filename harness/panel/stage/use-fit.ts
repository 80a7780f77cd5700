import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Scenario } from '../../engine/scenario';
import { type Fit, fitInto } from './fit';

/** Space around the device, both sides together, in CSS pixels. */
const MARGIN = 24;

/** Fits the device into an element and follows changes of the element's size. Undefined before the first measurement. */
export function useFit(room: RefObject<HTMLElement | null>, device: Scenario['device']): Fit | undefined {
  const [fit, setFit] = useState<Fit>();
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      // While another view hides the element, the app keeps its size.
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

/**
 * Gives a frame the size of its device, scaled into the room. The content security policy forbids style attributes, but not changes of the
 * style object by script.
 */
export function useFittedFrame(frame: RefObject<HTMLIFrameElement | null>, fit: Fit | undefined): void {
  useLayoutEffect(() => {
    const { style } = frame.current ?? {};
    if (!style || !fit) return;
    style.width = `${fit.width}px`;
    style.height = `${fit.height}px`;
    style.scale = String(fit.scale);
    // Scaling does not change the frame's layout box: negative margins remove the space around the smaller picture.
    style.marginInline = `${(-(1 - fit.scale) * fit.width) / 2}px`;
    style.marginBlock = `${(-(1 - fit.scale) * fit.height) / 2}px`;
  });
}
