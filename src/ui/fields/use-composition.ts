import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * For inputs whose text the field rewrites. Rewriting during composition inserts the text twice. @param onText gets the
 * whole text
 */
export function useComposition(value: string, onText: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { isComposing } = event.nativeEvent as InputEvent;
      if (isComposing) setComposed(event.target.value);
      else onText(event.target.value);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      onText(event.currentTarget.value);
    },
  };
}
