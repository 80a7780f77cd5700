/**
 * What the page remembers of the member who is signed in, and how all of it goes at once: when the member signs out, when another member
 * signs in, and when the browser keeps the page for its back button. The next person at the machine must find nothing.
 */

/** How what is drawn leaves the page; the app sets it once it draws. */
let undraw: () => void = () => undefined;
const steps: (() => void)[] = [];

/** Sets how what is drawn leaves the page. */
export function setUndraw(step: () => void): void {
  undraw = step;
}

/** Adds a step to `clearMemory`. */
export function onClear(step: () => void): void {
  steps.push(step);
}

/** A value of a module that belongs to the member: `clearMemory` brings it back to what `initial` makes. */
export function memberMemory<T>(initial: () => T): { current: T } {
  const memory = { current: initial() };
  onClear(() => {
    memory.current = initial();
  });
  return memory;
}

/** Forgets the member. What is drawn stays. */
export function clearMemory(): void {
  for (const step of steps) step();
}

/** Takes the member off the page and out of its memory, for a page that is about to go. */
export function clearPage(): void {
  // First what is drawn: a form that goes may write down what was typed in it.
  undraw();
  clearMemory();
}
