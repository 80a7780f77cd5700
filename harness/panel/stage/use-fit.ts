import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Scenario } from '../../engine/scenario';
import { type Fit, fitInto } from './fit';

/** Room left free around the device, in CSS pixels. */
const MARGIN = 24;

/** How the device fits into an element, kept up with its size. Undefined until it has been measured. */
export function useFit(room: RefObject<HTMLElement | null>, device: Scenario['device']): Fit | undefined {
  const [fit, setFit] = useState<Fit>();
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setFit(fitInto(device, { width: Math.max(1, width - MARGIN), height: Math.max(1, height - MARGIN) }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, device]);
  return fit;
}
