import { use } from 'react';

/**
 * Holds the first screen back until its font is there, while React renders it: a text that is drawn before its font may need another number of
 * lines afterwards, and would move what follows. Has to be the last one in the tree, because React stops here and shows nothing of a
 * transition before it has gone on.
 *
 * @param font has to be the same promise on each render; must not reject
 */
export function ShownWith({ font }: { readonly font: Promise<unknown> }): null {
  use(font);
  return null;
}
