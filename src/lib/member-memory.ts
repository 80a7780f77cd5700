/** Cleared on sign-out, on a change of member and before the back cache. */

let unmount: () => void = () => undefined;
const steps: (() => void)[] = [];

export function setUnmount(step: () => void): void {
  unmount = step;
}

export function onClear(step: () => void): void {
  steps.push(step);
}

/** Reset by `clearMemory`. */
export function memberMemory<T>(initial: () => T): { current: T } {
  const memory = { current: initial() };
  onClear(() => {
    memory.current = initial();
  });
  return memory;
}

let memory = {};

/** Changes on `clearMemory`, so no data reaches the next member (`domain/bound.ts`). */
export function currentMemory(): object {
  return memory;
}

/** The page stays rendered. */
export function clearMemory(): void {
  memory = {};
  for (const step of steps) step();
}

export function clearPage(): void {
  // So that nothing on the screen writes into the new memory.
  unmount();
  clearMemory();
}
