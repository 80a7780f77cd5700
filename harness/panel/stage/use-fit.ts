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
