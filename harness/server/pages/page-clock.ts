/**
 * Starts `Date` at the scenario's time. Timers and durations are unchanged. A classic script, to run before the page's
 * own.
 */

declare global {
  interface Window {
    /** Only if the scenario sets the page's clock. */
    readonly __harnessClock?: {
      /** In milliseconds of Unix time. */
      readonly set: (time: number) => void;
    };
  }
}

(() => {
  const RealDate = Date;
  const realNow = RealDate.now;
  const { timeOrigin } = performance;
  let offset = Number(document.currentScript?.dataset.now) - realNow();
  const atStart = offset;
  const now = () => realNow() + offset;

  const PageDate: DateConstructor = new Proxy(RealDate, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget === PageDate ? target : newTarget),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = PageDate;
  window.Date = PageDate;
  // Keeps differences of both clocks correct.
  Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + atStart });
  const clock: Window['__harnessClock'] = {
    set: (time) => {
      offset = time - realNow();
    },
  };
  Object.defineProperty(window, '__harnessClock', { value: clock });
})();
