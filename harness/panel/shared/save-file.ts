/** Saves a file: in a browser as a download, in the desktop shell where the tester says. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then, and keeps what it needs.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Asks for one file, or for any number of them; calls `use` with what was chosen. Does nothing if that is none. */
export function chooseFiles(
  accept: string,
  count: 'one' | 'many',
  use: (files: readonly [File, ...File[]]) => void,
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = count === 'many';
  input.addEventListener('change', () => {
    const [first, ...others] = input.files ?? [];
    if (first) use([first, ...others]);
  });
  input.click();
}

/** A name for a file of now, which sorts by time. */
export function nameOfNow(what: string, ending: string): string {
  return `${what}-${new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')}.${ending}`;
}
