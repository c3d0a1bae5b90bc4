import { useShortcut } from '#app/browser/useShortcut.ts';

/** C copies an address, T a memo, Q shows the large QR code: of the row that has the focus, or of the first one (screens.md 1.24). */
export function useAddressKeys(): void {
  useShortcut('c', () => copyOf('address'));
  useShortcut('t', () => copyOf('tag'));
  useShortcut('q', () => currentRow()?.querySelector<HTMLElement>('[data-qr]')?.click());
}

function copyOf(what: 'address' | 'tag'): void {
  currentRow()?.querySelector<HTMLElement>(`[data-copy="${what}"] button`)?.click();
}

function currentRow(): Element | null {
  const focused = document.activeElement?.closest('tr');
  if (focused?.querySelector('[data-address]')) return focused;
  return document.querySelector('[data-address]')?.closest('tr') ?? null;
}
