import type { Page } from 'puppeteer-core';
import { PATIENTLY } from './patiently.ts';

/** The amount beside a label of a price or a receipt inside of `region`, without its coin and separators. */
export async function readFigure(page: Page, region: string, label: string): Promise<string> {
  const figure = await page.waitForFunction(
    (within, wanted) => {
      const terms = [...document.querySelectorAll(`${within} dt`)];
      return terms.find((each) => each.textContent === wanted)?.nextElementSibling?.textContent;
    },
    PATIENTLY,
    region,
    label,
  );
  const [amount = ''] = String(await figure.jsonValue()).split(/\s/);
  return amount.replaceAll(',', '');
}
