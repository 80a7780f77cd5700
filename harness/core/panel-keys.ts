/** The app passes these keys to the panel, except in fields. 'Ctrl' also means Cmd. */
export const KEYS_OF_THE_PANEL: readonly string[] = ['/', '?', '[', ']', 'Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+S'];

export const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=option]';
