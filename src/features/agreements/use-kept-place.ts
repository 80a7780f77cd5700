import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Key of the history's state: the member's place is kept for this visit of the page alone, and nothing of it is stored. */
const PLACE = 'agreementPlace';
/** Milliseconds without scrolling after which the place is noted: browsers limit how often the history may be changed. */
const REST_MS = 200;

/**
 * Keeps the member's place in a long text over a reload, a visit elsewhere and back, and a change of the language: the block of the text that
 * stands at the top of the box that scrolls, or of the window. The blocks are the same in every language.
 *
 * @param document name and version of the text
 * @returns the element whose children are the blocks
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
    // The box scrolls, or the window.
    window.addEventListener('scroll', note, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', note, { capture: true });
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

/** The box around the text, where it scrolls by itself; on phones the window does. */
function boxOf(blocks: Element): Element | undefined {
  const box = blocks.closest('section');
  return box && box.scrollHeight > box.clientHeight + 1 ? box : undefined;
}

function topBlock(blocks: Element): number {
  const top = boxOf(blocks)?.getBoundingClientRect().top ?? 0;
  return Math.max(
    0,
    [...blocks.children].findIndex((block) => block.getBoundingClientRect().bottom > top + 1),
  );
}

function showBlock(blocks: Element, place: number): void {
  const block = blocks.children[place];
  if (!block) return;
  const box = boxOf(blocks);
  const distance = block.getBoundingClientRect().top - (box?.getBoundingClientRect().top ?? 0);
  (box ?? window).scrollBy({ top: distance, behavior: 'instant' });
}
