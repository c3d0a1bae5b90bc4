import { userEvent } from 'vitest/browser';

/** No page of a test has as many. */
const MOST_STOPS = 40;

/** What a screen reader calls an element: its own name, its label, or what is written in it and not hidden from it. */
export function nameOf(element: Element | null): string {
  const named =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? (element.labels?.[0] ?? element)
      : element;
  const copy = named?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
  const name = element?.getAttribute('aria-label') ?? copy?.textContent ?? '';
  return name.replace(/[\s\u2066-\u2069]+/g, ' ').trim();
}

export const focusedName = (): string => nameOf(document.activeElement);

/** Goes on by Tab until what has the focus is called so; gives the names on the way. */
export async function tabTo(wanted: RegExp): Promise<readonly string[]> {
  const names: string[] = [];
  while (names.length < MOST_STOPS) {
    await userEvent.keyboard('{Tab}');
    names.push(focusedName());
    if (wanted.test(focusedName())) return names;
  }
  throw new Error(`Never reached ${wanted}: ${names.join(' | ')}`);
}
