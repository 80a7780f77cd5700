/**
 * What axe judges a page by, apart from sizes, places and contrast, as text: the elements with their attributes, which of them are visible, where
 * there is text, and how links differ from the text around them. What depends on the screens that the page has shown before does not count: names
 * of ids, of which only matters what they connect, and files that were loaded. Runs in the page, so it may use nothing from outside its own body.
 */
export function readStructure(): string {
  /** Attributes of which only matters whether they say something. */
  const wordy = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'value', 'href', 'src', 'lang', 'd'];
  /** Attributes that can hold ids. */
  const naming = ['id', 'for', 'name', 'form', 'list', 'headers', 'clip-path', 'mask', 'fill', 'stroke'];
  const ids = new Map([...document.querySelectorAll('[id]')].map(({ id }, at) => [id, `#${at}`]));
  const parts: string[] = [];

  const readValue = (name: string, value: string): string => {
    if (wordy.includes(name)) return value.trim() === '' ? '' : '…';
    // A style counts by its properties: values are sizes and colours. axe has a rule about those that no style sheet can replace.
    if (name === 'style') return value.replace(/:[^;!]*/g, ':');
    if (!naming.includes(name) && !name.startsWith('aria-')) return value;
    return value
      .split(/([ #()])/)
      .map((part) => ids.get(part) ?? part)
      .join('');
  };
  const hasText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  const lookOf = (element: Element): string => {
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) return 'hidden';
    if (!(element instanceof HTMLAnchorElement)) return '';
    const { color, textDecorationLine, fontWeight } = getComputedStyle(element);
    const around = element.parentElement === null ? '' : getComputedStyle(element.parentElement).color;
    return [color, around, textDecorationLine, fontWeight].join(' ');
  };
  const walk = (node: Node): void => {
    if (hasText(node)) parts.push('…');
    if (!(node instanceof Element) || ['LINK', 'SCRIPT', 'STYLE'].includes(node.tagName)) return;
    const attributes = [...node.attributes]
      .filter(({ name }) => name !== 'class' && !name.startsWith('data-'))
      .map(({ name, value }) => `${name}=${readValue(name, value)}`);
    parts.push(`<${node.tagName} ${attributes.sort().join(' ')} ${lookOf(node)}`);
    for (const child of node.childNodes) walk(child);
    parts.push('>');
  };
  walk(document.documentElement);
  return parts.join('');
}
