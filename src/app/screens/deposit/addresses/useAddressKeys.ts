import { useShortcut } from '#app/components/useShortcut.ts';

/** C copies an address and T a memo: of the row that has the focus, or of the first one (screens.md 1.24). */
export function useAddressKeys(onOpen: (id: string) => void): void {
  useShortcut('c', () => copyOf('address'));
  useShortcut('t', () => copyOf('tag'));
  useShortcut('q', () => {
    const id = currentRow()?.querySelector('[data-address]')?.getAttribute('data-address');
    if (id !== null && id !== undefined) onOpen(id);
  });
}

function copyOf(what: 'address' | 'tag'): void {
  currentRow()?.querySelector<HTMLElement>(`[data-copy="${what}"] button`)?.click();
}

function currentRow(): Element | null {
  const focused = document.activeElement?.closest('tr');
  if (focused?.querySelector('[data-address]')) return focused;
  return document.querySelector('[data-address]')?.closest('tr') ?? null;
}
