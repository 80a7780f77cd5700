/**
 * The oldest browsers that can show Tailwind's style sheet; older ones get a message (`ui/boot.css`). Samsung Internet 22 is
 * Chrome 111.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'ios16.4', 'safari16.4'];
