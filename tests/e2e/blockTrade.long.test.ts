import { describe, expect } from 'vitest';
import {
  EXPIRED_BY,
  fundsOf,
  openForm,
  openPrice,
  submitForm,
  TIMED_OUT_BY,
  textOf,
  ticketAmount,
  typeCoin,
  waitForTicket,
} from '#tests/support/tabs/openBlockTrade.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

describe('A block trade', () => {
  screenTest('that runs out takes nothing and is not renewed', async ({ browser, exchange }) => {
    const { page, before } = await openPrice(browser, exchange, '2.5');
    await expect
      .poll(() => textOf(page, '.convert-panel'), EXPIRED_BY)
      .toContain('This quote has expired. Nothing was deducted.');
    expect(await page.$('.hold-button')).toBeNull();
    expect(await page.$('.quote-ring')).toBeNull();
    expect(await fundsOf(exchange)).toEqual(before);
  });

  screenTest('that no dealer takes says so at the form', async ({ browser, exchange }) => {
    const page = await openForm(browser, exchange, '2.404');
    await submitForm(page);
    await expect
      .poll(() => textOf(page, '.convert-form'), PATIENTLY)
      .toContain('Try a smaller size, or contact the desk.');
    expect(await textOf(page, '.convert-form')).not.toContain('smaller amount');
  });

  screenTest('whose answer never comes is looked for and never sent again', async ({ browser, exchange }) => {
    const { page, before } = await openPrice(browser, exchange, '2.5');
    exchange.faults.add({ fault: 'answer/hang', path: 'convert/execute', count: 1 });
    await typeCoin(page, 'BTC');
    await waitForTicket(page, TIMED_OUT_BY);
    const after = await fundsOf(exchange);
    expect(before.btc.minus(after.btc).toFixed()).toBe('2.5');
    const [received] = await ticketAmount(page, 'received');
    expect(after.usdt.minus(before.usdt).toFixed()).toBe(received);
  });
});
