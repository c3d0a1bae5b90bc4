/** Calls `onChange` when another tab has changed the key of this device; this event never comes to the tab that wrote. */
export function followKey(key: string, onChange: () => void): void {
  window.addEventListener('storage', (event) => {
    // Null where everything was cleared.
    if (event.key === key || event.key === null) onChange();
  });
}
