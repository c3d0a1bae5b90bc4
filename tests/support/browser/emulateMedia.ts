import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type MediaFeature = 'prefers-color-scheme' | 'prefers-reduced-motion' | 'pointer';

declare module 'vitest/browser' {
  interface CDPSession {
    send(
      method: 'Emulation.setEmulatedMedia',
      parameters: { readonly features: readonly { readonly name: string; readonly value: string }[] },
    ): Promise<void>;
  }
}

/** Lets the browser report another preference of the person, until the test ends. */
export async function emulateMedia(preferences: Partial<Record<MediaFeature, string>>): Promise<void> {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
  onTestFinished(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));
}
