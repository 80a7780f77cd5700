import { withPhraseBreaks } from './japanese-phrases';

/** Input, and what the browser draws. */
const LEFT_ALONE = 'script, style, textarea, option';

/** Before painting. React compares its own last text, so it does not notice. */
export function markPhrases(): void {
  const root = document.documentElement;
  root.dataset.phrases = '';
  const mark = (text: Node) => {
    if (!(text instanceof Text) || !root.lang.startsWith('ja') || text.parentElement?.closest(LEFT_ALONE)) return;
    const marked = withPhraseBreaks(text.data);
    if (marked !== text.data) text.data = marked;
  };
  const markAll = (node: Node) => {
    mark(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) mark(texts.currentNode);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      mark(target);
      for (const node of addedNodes) markAll(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  markAll(document.body);
}
