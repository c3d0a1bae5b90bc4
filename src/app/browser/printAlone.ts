/** What can be printed in place of the page, the one that is at the end. */
const parts: HTMLElement[] = [];

/**
 * A ref of what is printed in place of the page while it is there. The rest goes with its room, which would take empty sheets;
 * by an attribute, since a selector that asks what an element holds would have the whole page's style computed again at each
 * change of it, on the screen too.
 */
export function printAlone(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  parts.push(part);
  return follow(part);
}

/** The same for a list: the details of one of its rows are printed alone while they are open. */
export function printList(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  parts.unshift(part);
  return follow(part);
}

function follow(part: HTMLElement): () => void {
  const print = matchMedia('print');
  const change = (): void => (print.matches ? leaveOutRest() : bringBack());
  // A page that is printed says so by an event, and one that is shown as printed by its media.
  window.addEventListener('beforeprint', leaveOutRest);
  window.addEventListener('afterprint', bringBack);
  print.addEventListener('change', change);
  change();
  return () => {
    window.removeEventListener('beforeprint', leaveOutRest);
    window.removeEventListener('afterprint', bringBack);
    print.removeEventListener('change', change);
    parts.splice(parts.indexOf(part), 1);
    change();
  };
}

/** What is left out now. */
let unprinted: Element[] = [];

function leaveOutRest(): void {
  bringBack();
  const part = parts.at(-1);
  for (let inner: Element | undefined = part; inner !== undefined && inner !== document.body; ) {
    const outer: Element | undefined = inner.parentElement ?? undefined;
    for (const other of outer?.children ?? []) if (other !== inner) unprinted.push(other);
    inner = outer;
  }
  for (const other of unprinted) other.toggleAttribute('data-unprinted', true);
}

function bringBack(): void {
  for (const other of unprinted) other.removeAttribute('data-unprinted');
  unprinted = [];
}
