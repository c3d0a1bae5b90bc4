import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Emulation.setTimezoneOverride', parameters: { readonly timezoneId: string }): Promise<void>;
  }
}

/** Puts the reader's clock into a time zone, "Asia/Tokyo", until the test ends. */
export async function emulateZone(timezoneId: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' }));
}
