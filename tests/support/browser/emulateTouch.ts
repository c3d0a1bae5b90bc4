import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send(
      method: 'Emulation.setTouchEmulationEnabled',
      parameters: { readonly enabled: boolean },
    ): Promise<void>;
  }
}

/** Gives the device a finger for a pointer, as `(pointer: coarse)` reports it, until the test ends. */
export async function emulateTouch(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }));
}
