/**
 * Sets the page's clock: `Date` starts at the time of the scenario, and runs. Timers and durations stay as they are. A classic script,
 * because it has to run before the page's own.
 */
(() => {
  const RealDate = Date;
  const realNow = RealDate.now;
  const { timeOrigin } = performance;
  let offset = Number(document.currentScript.dataset.now) - realNow();
  const atStart = offset;
  const now = () => realNow() + offset;

  const PageDate = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget === PageDate ? target : newTarget),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = PageDate;
  window.Date = PageDate;
  // The start of the page on the same clock, so that a difference of both is still a duration.
  Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + atStart });
  Object.defineProperty(window, '__harnessClock', {
    value: {
      /** Sets the clock to another time, in milliseconds of Unix time; it runs on from there. */
      set: (time) => {
        offset = time - realNow();
      },
    },
  });
})();
