/** Resolves once something that comes by itself is on the page. */
export function shown(selector: string): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector(selector)) done();
      else requestAnimationFrame(look);
    };
    look();
  });
}
