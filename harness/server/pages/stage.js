import { appWindowIn } from './app-window.js';

/**
 * The page around the app in the panel. The panel is on another host, so this page does for it what only the app's own host can: it loads
 * the app again where it stands, and passes on the panel's keys that are pressed in the app.
 */

const frame = document.querySelector('#app');
const { panel } = frame.dataset;
/** Keys of the panel that mean nothing in the app, outside of its fields. */
const KEYS = ['/', '?', '[', ']'];
const FIELDS = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=option]';

const COMMANDS = { reload: () => appWindowIn(frame)?.location.reload() };

addEventListener('message', ({ data, origin, source }) => {
  if (origin === panel && source === parent && Object.hasOwn(COMMANDS, data?.type)) COMMANDS[data.type]();
});

function onKeyDown(event) {
  if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.closest?.(FIELDS)) return;
  event.preventDefault();
  parent.postMessage({ source: 'harness-stage', key: event.key }, panel);
}

// A mini-program's own load is over before that of the shell's page around it.
frame.addEventListener('load', () => appWindowIn(frame)?.addEventListener('keydown', onKeyDown));
