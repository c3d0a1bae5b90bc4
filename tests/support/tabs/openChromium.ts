import puppeteer, { type Browser } from 'puppeteer-core';
import { CHROMIUM_SWITCHES, findChromium } from '../../../scripts/findChromium.mjs';

/** A real Chromium with a fresh profile, in which a tab behind another one is hidden. */
export async function openChromium(switches: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('No Chromium was found; set CHROMIUM_PATH to one.');
  return puppeteer.launch({
    executablePath,
    headless: true,
    args: [...CHROMIUM_SWITCHES, '--window-size=1440,1000', '--disable-gpu', ...switches],
    defaultViewport: null,
  });
}
