import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * Props of a text input whose text the field rewrites, such as digits of other scripts. While an input method composes (Chinese, Japanese,
 * Korean, or full-width digits), the input shows what is composed as it is, and the field gets the text at the end: a text that is
 * rewritten meanwhile is inserted twice.
 *
 * @param value text that the field shows
 * @param onText called with the whole text of the input after each change
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
