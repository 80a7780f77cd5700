/**
 * Data about the signed-in member in the page's memory. All of it is cleared at once when the member signs out, when another member signs
 * in, and when the browser keeps the page for its back button, so that the next person at the machine cannot see it.
 */

/** Unmounts the app; set when the app is rendered. */
let unmount: () => void = () => undefined;
const steps: (() => void)[] = [];

/** Sets the function that unmounts the app. */
export function setUnmount(step: () => void): void {
  unmount = step;
}

/** Adds a function that `clearMemory` calls. */
export function onClear(step: () => void): void {
  steps.push(step);
}

/** Creates a module variable with data about the member; `clearMemory` resets it to `initial()`. */
export function memberMemory<T>(initial: () => T): { current: T } {
  const memory = { current: initial() };
  onClear(() => {
    memory.current = initial();
  });
  return memory;
}

let memory = {};

/**
 * What work is bound to (`domain/bound.ts`) that must not bring one member's data into the memory of the next: another value after each
 * `clearMemory`.
 */
export function currentMemory(): object {
  return memory;
}

/** Clears all data about the member. The page stays rendered. */
export function clearMemory(): void {
  memory = {};
  for (const step of steps) step();
}

/** Unmounts the app and clears all data about the member; for a page that is about to be left. */
export function clearPage(): void {
  // Unmounted first, because an unmounting form may save its draft.
  unmount();
  clearMemory();
}
