/**
 * Takes over the error of `index.html`, which appears by style alone after some seconds, if no script comes. From now on it is shown by
 * `offerRetry` only, with a button in place of the link that works without a script.
 */
export function hideBootError(): void {
  const error = document.getElementById('boot-error');
  if (!error) return;
  error.hidden = true;
  error.querySelector('a')?.remove();
  error.querySelector('button')?.removeAttribute('hidden');
}

/**
 * Replaces the skeleton with the error message of `index.html`, which works without texts and without the app. Resolves when the member
 * presses its button; the skeleton is then shown again.
 * @throws Error if the page lacks #boot-error or #root
 */
export function offerRetry(): Promise<void> {
  const error = document.getElementById('boot-error');
  const root = document.getElementById('root');
  if (!error || !root) throw new Error('The page lacks its elements #boot-error and #root.');
  const show = (isError: boolean) => {
    // The role is set only while the message is visible, so that screen readers announce it and other pages have no empty alert.
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
