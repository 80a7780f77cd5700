/**
 * What the contrast of each text depends on: its colour and size class, and what is painted behind it, which is the backgrounds and opacities of
 * all elements around it and of positioned elements beside those. Texts of one character do not count: axe cannot tell them from icons. Runs in
 * the page, so it may use nothing from outside its own body.
 */
export function readColours(): Map<Element, string> {
  const found = new Map<Element, string>();
  // WCAG asks for no contrast there.
  const exempt = '[disabled], [aria-disabled="true"]';

  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 1,
    );
  const paintOf = ({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): string =>
    backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
      ? ''
      : `${backgroundColor} ${backgroundImage} ${opacity};`;
  const textOf = ({ color, fontSize, fontWeight, textShadow }: CSSStyleDeclaration): string => {
    const size = Number.parseFloat(fontSize);
    // WCAG asks for less contrast from 24 px on, or from 18.66 px if the text is bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return `${color} ${textShadow}${isLarge ? ' large' : ''}`;
  };
  const walk = (element: Element, around: string, style: CSSStyleDeclaration): void => {
    if (style.display === 'none') return;
    const children = [...element.children].map((child) => ({ child, style: getComputedStyle(child) }));
    const beside = children.filter((one) => one.style.position !== 'static').map((one) => paintOf(one.style));
    const behind = around + paintOf(style) + beside.join('');
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    if (isShown && hasText(element) && element.closest(exempt) === null) found.set(element, behind + textOf(style));
    for (const one of children) walk(one.child, behind, one.style);
  };
  walk(document.documentElement, '', getComputedStyle(document.documentElement));
  return found;
}
