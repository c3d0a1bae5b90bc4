import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type MediaFeature = 'prefers-color-scheme' | 'prefers-reduced-motion';

declare module 'vitest/browser' {
  interface CDPSession {
    send(
      method: 'Emulation.setEmulatedMedia',
      parameters: {
        readonly media: '' | 'print';
        readonly features: readonly { readonly name: string; readonly value: string }[];
      },
    ): Promise<void>;
  }
}

/** Lets the browser report another preference of the user, or show the page as printed, until the test ends. */
export async function emulateMedia(
  preferences: Partial<Record<MediaFeature, string>>,
  media: '' | 'print' = '',
): Promise<void> {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { media, features });
  onTestFinished(() => cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] }));
}
