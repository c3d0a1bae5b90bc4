/** Words that a user can't read as they are meant: cut, beyond the page's edge, or over other words. Runs in the page. */
export function findLayoutFaults(): string[] {
  /** Cut with an ellipsis by design: names that the same screen shows whole elsewhere, and notices beside a button that shows all of one. */
  const SHORTENED = '.market-row *, .sr-only, .skip-link, .stack-item[data-line] .stack-words';
  /** Lies over the page by design, and can be closed or scrolled past. */
  const FLOATING = '.assistant-slot, .offline-bar, dialog:not([open])';
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(FLOATING) === null &&
    !hasAround(element, isOnlyHeard);
  const hasAround = (
    element: Element,
    is: (around: Element, style: CSSStyleDeclaration) => boolean,
  ): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (is(around, getComputedStyle(around))) return true;
    return false;
  };
  /** For screen readers: a box of a pixel that shows nothing. */
  const isOnlyHeard = (around: Element, { position, overflow }: CSSStyleDeclaration): boolean =>
    position === 'absolute' && overflow === 'hidden' && around.clientWidth <= 1;
  /** Stays in sight while what is below it is scrolled past. */
  const isSticky = (_around: Element, { position }: CSSStyleDeclaration): boolean =>
    position === 'sticky' || position === 'fixed';
  /** A row of its own that can be moved sideways. */
  const isMovable = (around: Element, { overflowX }: CSSStyleDeclaration): boolean =>
    /auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth;
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

  /** Where its own words stand; those of elements in it are theirs. */
  const boxesOfWords = (element: Element): DOMRect[] =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return [];
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()];
    });

  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const texts = [...document.querySelectorAll('body *')].filter(
    (element) => isShown(element) && hasText(element) && element.closest(SHORTENED) === null,
  );
  const boxes: { element: Element; box: DOMRect }[] = [];
  for (const element of texts) {
    const style = getComputedStyle(element);
    const isClipped = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    // A select draws its own text.
    if (isClipped && element.tagName !== 'SELECT' && element.tagName !== 'OPTION')
      faults.push(`${name(element)} is cut`);
    for (const box of boxesOfWords(element)) {
      if (box.width === 0 || element.tagName === 'OPTION') continue;
      const isBeyond = box.left < -1 || box.right > root.clientWidth + 1;
      if (isBeyond && !hasAround(element, isMovable)) faults.push(`${name(element)} is beyond the edge`);
      if (!hasAround(element, isSticky)) boxes.push({ element, box });
    }
  }
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const isRelated = one.element.contains(other.element) || other.element.contains(one.element);
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines of letters with tails overlap by a few pixels wherever they stand close.
      if (!isRelated && width > 2 && height > 6)
        faults.push(`${name(one.element)} is over ${name(other.element)}`);
    }
  }
  return [...new Set(faults)];
}
