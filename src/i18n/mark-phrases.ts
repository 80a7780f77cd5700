import { withPhraseBreaks } from './japanese-phrases';

/** What is no running text: the member's input and what the browser draws itself. */
const LEFT_ALONE = 'script, style, textarea, option';

/**
 * Marks the phrases of all Japanese texts that the page shows, now and later, before they are painted. React compares a text with its own last
 * one and not with the page's, so that it does not notice.
 */
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
