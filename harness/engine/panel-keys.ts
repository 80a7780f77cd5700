/** Keys of the panel that mean nothing in the app, outside of its fields: pressed there, they go to the panel. 'Ctrl' is also a Mac's Cmd. */
export const KEYS_OF_THE_PANEL: readonly string[] = ['/', '?', '[', ']', 'Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+S'];

/** Selector of the elements that take typed characters. A check box or a button takes none, so the panel's keys work there. */
export const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=option]';
