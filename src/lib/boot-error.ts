/**
 * Shows the error of `index.html`, which needs neither texts nor the app, in place of the skeleton. Resolves when the member presses its
 * button, with the skeleton back.
 */
export function offerRetry(): Promise<void> {
  const error = document.getElementById('boot-error');
  const root = document.getElementById('root');
  if (!error || !root) throw new Error('The page lacks its elements #boot-error and #root.');
  const show = (isError: boolean) => {
    // Announced as it appears; a hidden alert would be one more in every page.
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
