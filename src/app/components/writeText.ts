/**
 * Writes an element's only text in place. React gives an element a text node when it renders one, so whoever uses
 * this renders a blank first. Text only, never markup.
 */
export function writeText(element: Element | undefined, text: string): void {
  const node = element?.firstChild;
  if (node instanceof Text) node.data = text;
}

/** What React renders where text will be written: it makes no text node for an empty string. */
export const BLANK = ' ';
