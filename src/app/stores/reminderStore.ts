import { followKey } from '#app/storage/followKey.ts';
import { createReminders, KEY_BY_KIND } from './createReminders.ts';

/** What this device reminds its users of, while a tab is open (screens.md 0.2a). Written by its own functions alone. */
export const reminders = createReminders();

for (const key of Object.values(KEY_BY_KIND)) followKey(key, reminders.reload);
