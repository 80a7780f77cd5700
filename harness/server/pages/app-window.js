/** Finds the app in the frame of a page that the harness puts around it, on the app's own host. */

/**
 * The app's window: in the frame, or in a mini-program in the frame of the shell's page. Undefined while the frame shows a page of another
 * origin, such as a vendor's.
 */
export function appWindowIn(frame) {
  const outer = frame.contentWindow;
  // A page of another origin that holds no frame refuses to be asked for one.
  for (const candidate of outer?.length > 0 ? [outer, outer[0]] : [outer]) {
    try {
      if (candidate?.document.documentElement && candidate.location.origin === location.origin) return candidate;
    } catch {
      // The frame shows a page of another origin.
    }
  }
  return undefined;
}
