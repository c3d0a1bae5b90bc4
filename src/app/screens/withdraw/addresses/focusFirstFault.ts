/** What is marked as wrong, or asked of the user before anything goes on: about a payment code, or a look-alike. */
const OPEN = '[aria-invalid="true"], .look-alike input, [data-open] button';

/** Moves the focus to the first field that is wrong, once it is marked as such (screens.md 0.3). */
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(OPEN)?.focus());
}
