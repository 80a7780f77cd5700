import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Key in the history state. Nothing is stored beyond this visit. */
const PLACE = 'agreementPlace';
/** Browsers limit how often the history may change. */
const REST_MS = 200;

/**
 * Keeps the reading place over reloads and language changes, by the top block. Returns a ref for the blocks' parent.
 */
export function useKeptPlace(document: string): RefObject<HTMLDivElement | null> {
  const blocks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = placeIn(document);
    if (blocks.current && place > 0) showBlock(blocks.current, place);
  }, [document]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (blocks.current) keepPlace(document, topBlock(blocks.current));
      }, REST_MS);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', note);
    };
  }, [document]);
  return blocks;
}

function placeIn(document: string): number {
  const state = history.state as { readonly [PLACE]?: { readonly document: string; readonly block: number } } | null;
  const kept = state?.[PLACE];
  return kept?.document === document ? kept.block : 0;
}

function keepPlace(document: string, block: number): void {
  if (placeIn(document) !== block) history.replaceState({ ...history.state, [PLACE]: { document, block } }, '');
}

function topBlock(blocks: Element): number {
  return Math.max(
    0,
    [...blocks.children].findIndex((block) => block.getBoundingClientRect().bottom > 1),
  );
}

function showBlock(blocks: Element, place: number): void {
  blocks.children[place]?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
