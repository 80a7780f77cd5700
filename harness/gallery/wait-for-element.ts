/** Checks in every animation frame. */
export function waitForElement(selector: string): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (document.querySelector(selector)) done();
      else requestAnimationFrame(check);
    };
    check();
  });
}
