/**
 * The structure of a page, as text: everything that axe checks except sizes, positions and contrast. That is the elements with their
 * attributes, which of them are visible, which have text, and how links differ from the text around them. Values that depend on previous
 * screens are left out: the names of ids (only the connections count), and loaded files. Runs in the page, so it may use nothing from
 * outside its own body.
 */
export function readStructure(): string {
  /** Attributes of which only matters whether they are empty. */
  const wordy = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'value', 'href', 'src', 'lang', 'd'];
  /** Attributes that can hold ids. */
  const naming = ['id', 'for', 'name', 'form', 'list', 'headers', 'clip-path', 'mask', 'fill', 'stroke'];
  const ids = new Map([...document.querySelectorAll('[id]')].map(({ id }, at) => [id, `#${at}`]));
  const parts: string[] = [];

  const readValue = (name: string, value: string): string => {
    if (wordy.includes(name)) return value.trim() === '' ? '' : '…';
    // Only the names of style properties count, because their values are sizes and colours. axe has a rule about inline styles that no
    // style sheet can override.
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
