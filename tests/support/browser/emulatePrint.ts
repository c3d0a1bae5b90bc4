import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Emulation.setEmulatedMedia', parameters: { readonly media: string }): Promise<void>;
  }
}

/** Shows the page as it is printed, until the test ends. */
export async function emulatePrint(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));
}
