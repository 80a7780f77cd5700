/** Walks: the page tells what a person does in it, and what can be expected on it. The code for it is loaded when the panel first asks. */
const load = () => import('./walk-driver.js');

export const WALK_ASKS = {
  /** Begins to tell steps; null ends it. */
  record: async (options, tell) => (await load()).record(options, tell),
  visible: async (options) => (await load()).visible(options),
};
