/** Downloads in a browser. The desktop shell asks for a location. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Calls `use` only if files were chosen. */
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

/** Timestamped, so that names sort by time. */
export function nameOfNow(what: string, ending: string): string {
  return `${what}-${new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')}.${ending}`;
}
