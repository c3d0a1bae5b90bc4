/** Moves the focus to the first field that is wrong, once it is marked as such (screens.md 0.3). */
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
