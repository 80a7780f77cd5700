/** In a mini-program the app is one frame deeper. Undefined while the frame has another origin. */
export function appWindowIn(frame: HTMLIFrameElement): Window | undefined {
  const outer = frame.contentWindow;
  if (outer === null) return undefined;
  for (const candidate of outer.length > 0 ? [outer, outer[0]] : [outer]) {
    // Other origins may refuse access.
    try {
      if (candidate?.document.documentElement && candidate.location.origin === location.origin) return candidate;
    } catch {}
  }
  return undefined;
}
