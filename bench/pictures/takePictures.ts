import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { loadPage } from '../browser/openTabs.ts';
import { readWords } from './inPicture.ts';

/** Widths of a phone, a tablet and a desktop, in px. */
const WIDTHS = [390, 768, 1440] as const;
const HEIGHT = 1_000;
const SCHEMES = ['light', 'dark'] as const;
/** Two looks that are so far apart show the same. */
const QUIET_MS = 700;
const REST_TIMEOUT_MS = 60_000;

/** PNG in base64, by "390 light". */
export type PicturesByLook = ReadonlyMap<string, string>;

/** Loads a page and takes it whole at each width in light and dark, once nothing in it is on its way. */
export async function takePictures(tab: Page, url: string): Promise<PicturesByLook> {
  await loadPage(tab, url);
  const pictures = new Map<string, string>();
  for (const width of WIDTHS) {
    await tab.setViewport({ width, height: HEIGHT });
    for (const scheme of SCHEMES) {
      await tab.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await untilAtRest(tab);
      const picture = await tab.screenshot({ fullPage: true, encoding: 'base64' });
      pictures.set(`${width} ${scheme}`, picture);
    }
  }
  return pictures;
}

async function untilAtRest(tab: Page): Promise<void> {
  const endMs = performance.now() + REST_TIMEOUT_MS;
  let before = '';
  while (performance.now() < endMs) {
    const words = await tab.evaluate(readWords);
    if (words !== '' && words === before) return;
    before = words;
    await sleep(QUIET_MS);
  }
  throw new Error(`${tab.url()} does not come to rest.`);
}
