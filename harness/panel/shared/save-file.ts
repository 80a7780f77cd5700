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

/** Asks for a file; calls `use` with it. Does nothing if none is chosen. */
export function chooseFile(accept: string, use: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => input.files?.[0] && use(input.files[0]));
  input.click();
}

/** A name for a file of now, which sorts by time. */
export function nameOfNow(what: string, ending: string): string {
  return `${what}-${new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')}.${ending}`;
}
