import { createReminders, KEY_BY_KIND, type ReminderStorage } from './createReminders.ts';

/** Every access may fail: a browser can deny storage altogether, even the name of it. */
const DEVICE: ReminderStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** What this device reminds its users of, while a tab is open (screens.md 0.2a). Written by its own functions alone. */
export const reminders = createReminders(DEVICE);

const keys: readonly string[] = Object.values(KEY_BY_KIND);

// Another tab has changed something; this event never comes to the tab that wrote. No key: all was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === null || keys.includes(key)) reminders.reload();
});
