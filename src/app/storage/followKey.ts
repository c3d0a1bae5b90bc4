/**
 * Calls `onChange` when another tab has changed the key of this device; this event never comes to the tab that wrote. Without a
 * signal that ends it, it goes on as long as the page.
 */
export function followKey(key: string, onChange: () => void, until?: AddEventListenerOptions): void {
  window.addEventListener(
    'storage',
    (event) => {
      // Null where everything was cleared.
      if (event.key === key || event.key === null) onChange();
    },
    until,
  );
}
