/** Only styles show it after some seconds without a script. Then only `offerRetry` does. */
export function hideBootError(): void {
  const error = document.getElementById('boot-error');
  if (!error) return;
  error.hidden = true;
  error.querySelector('a')?.remove();
  error.querySelector('button')?.removeAttribute('hidden');
}

/** Resolves when the member presses its button. @throws Error without #boot-error or #root */
export function offerRetry(): Promise<void> {
  const error = document.getElementById('boot-error');
  const root = document.getElementById('root');
  if (!error || !root) throw new Error('The page lacks its elements #boot-error and #root.');
  const show = (isError: boolean) => {
    // So that screen readers announce it.
    if (isError) error.setAttribute('role', 'alert');
    else error.removeAttribute('role');
    error.hidden = !isError;
    root.hidden = isError;
  };
  show(true);
  return new Promise((resolve) => {
    const again = () => {
      show(false);
      resolve();
    };
    error.querySelector('button')?.addEventListener('click', again, { once: true });
  });
}
