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
  // The page hears of it as its next frame begins.
  await new Promise(requestAnimationFrame);
  onTestFinished(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));
}
