import { deviceStorage } from '#app/storage/deviceStorage.ts';
import { createReminders, KEY_BY_KIND } from './createReminders.ts';

/** What this device reminds its users of, while a tab is open (screens.md 0.2a). Written by its own functions alone. */
export const reminders = createReminders(deviceStorage);

const keys: readonly string[] = Object.values(KEY_BY_KIND);

// Another tab has changed something; this event never comes to the tab that wrote. No key: all was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === null || keys.includes(key)) reminders.reload();
});
