/**
 * The `sandbox` attribute of every frame that shows the app. It allows what the product needs. It leaves out
 * `allow-top-navigation`, so that no link with `target="_top"` and no script can replace the page around the frame. The frame
 * has another origin than that page, so `allow-same-origin` does not let its scripts remove the sandbox.
 */
export const APP_FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** The `allow` attribute of these frames: what the app may use in a frame. */
export const APP_FRAME_ALLOW = 'camera; microphone; clipboard-write';
