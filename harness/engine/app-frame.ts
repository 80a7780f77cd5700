/**
 * What a page in the frame of a panel or a shell may do: everything that the product needs, and nothing to the page around
 * it. Without `allow-top-navigation` a link with `target="_top"` or a script cannot put another page in place of the one
 * that shows the frame. The frames are of other origins, so their scripts cannot take the sandbox off.
 */
export const APP_FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';
