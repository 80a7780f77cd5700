import { use } from 'react';

/**
 * No text moves when the font loads. Must be last in the tree, because React suspends here. @param font stable; must
 * not reject
 */
export function SuspendUntil({ font }: { readonly font: Promise<unknown> }): null {
  use(font);
  return null;
}
