/**
 * Writes an element's only text in place. React gives an element a text node when it renders one, so callers
 * render a blank first. Text only, never markup. Page translation and extensions put elements of their own around
 * text nodes, or more nodes beside them; then the whole content is replaced, or the figure would stand still unnoticed. What
 * stands there already is left: browsers lay out the same text again.
 */
export function writeText(element: Element | undefined, text: string): void {
  if (element === undefined) return;
  const node = element.firstChild;
  if (!(node instanceof Text) || node !== element.lastChild) element.textContent = text;
  else if (node.data !== text) node.data = text;
}

/** What React renders where text will be written: it makes no text node for an empty string. */
export const BLANK = ' ';
