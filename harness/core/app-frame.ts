/**
 * Without `allow-top-navigation`, so that the app cannot replace the outer page. `allow-same-origin` is safe because
 * the origins differ.
 */
export const APP_FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

export const APP_FRAME_ALLOW = 'camera; microphone; clipboard-write';
