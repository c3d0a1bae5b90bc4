import { describe, expect } from 'vitest';
import { clickTwice, untilPressable } from '#tests/support/tabs/clickButton.ts';
import { type OpenTicket, openTicket, ticketOf } from '#tests/support/tabs/openTicket.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const PAIR = '?from=BTC&to=USDT';
const CONFIRM = 'Convert BTC to USDT';
const DONE = /Converted.*You received/;

interface Promised {
  readonly gives: string;
  readonly gets: string;
}

/** What the price on the screen says that will move. */
async function readPromise(ticket: OpenTicket): Promise<Promised> {
  return { gives: await ticket.figure('You pay'), gets: await ticket.figure('You receive') };
}

/** Presses the button that confirms and returns what the receipt says and what the books say. */
async function convert(ticket: OpenTicket, confirm = () => ticket.click(CONFIRM)) {
  const before = [await ticket.free('BTC'), await ticket.free('USDT')] as const;
  await confirm();
  await ticket.shows(DONE);
  const after = [await ticket.free('BTC'), await ticket.free('USDT')] as const;
  return {
    receipt: { gives: await ticket.figure('You paid'), gets: await ticket.figure('You received') },
    booked: { gives: before[0].minus(after[0]).toFixed(), gets: after[1].minus(before[1]).toFixed() },
  };
}

describe('An instant conversion', () => {
  screenTest(
    'moves what its price promised, to the last digit, on the receipt, in the history and in the balance',
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01234567`);
      await ticket.preview();
      const promised = await readPromise(ticket);
      expect(promised.gives).toBe('0.01234567');
      const { receipt, booked } = await convert(ticket);
      expect([receipt, booked]).toEqual([promised, promised]);

      const { page } = ticket;
      await ticket.click('Convert again');
      await expect
        .poll(() => page.$eval('.exchange-last', (list) => list.textContent?.replaceAll(',', '')), PATIENTLY)
        .toContain(promised.gets);
      await page.goto(`${exchange.url}/user/assets/exchange/history?lang=en`);
      await expect
        .poll(() => page.$eval('main', (main) => main.textContent?.replaceAll(',', '')), PATIENTLY)
        .toContain(promised.gets);
      await page.goto(`${exchange.url}/user/assets/exchange/index${PAIR}&lang=en`);
      await ticket.shows(`Available ${(await ticket.free('BTC')).toFixed()} BTC`);
    },
  );

  screenTest('can be asked for by what is to be received', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=500.25&side=to`);
    await ticket.preview();
    const promised = await readPromise(ticket);
    expect(promised.gets).toBe('500.25');
    const { receipt, booked } = await convert(ticket);
    expect([receipt, booked]).toEqual([promised, promised]);
  });

  screenTest('that is confirmed by two presses and Enter twice is one', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.02`);
    await ticket.preview();
    const { booked } = await convert(ticket, () => clickTwice(ticket.page, CONFIRM));
    expect(booked.gives).toBe('0.02');
  });

  screenTest(
    'is never confirmed by an Enter that was pressed for something else',
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.02`);
      const before = await ticket.free('BTC');
      await ticket.page.focus('.amount-input');
      for (let times = 0; times < 12; times += 1) await ticket.page.keyboard.press('Enter', { delay: 40 });
      await ticket.page.waitForSelector('.quote-ring', PATIENTLY);
      expect(await ticket.focused()).toBe('Your quote');
      for (let times = 0; times < 12; times += 1) await ticket.page.keyboard.press('Enter', { delay: 40 });
      expect(await ticket.text()).toContain(CONFIRM);
      expect((await ticket.free('BTC')).toFixed()).toBe(before.toFixed());
    },
  );

  screenTest('can be gone through by the keyboard alone', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, PAIR);
    const { keyboard } = ticket.page;
    await ticket.page.focus('.amount-input');
    await keyboard.type('0.015');
    await keyboard.press('Enter');
    await ticket.page.waitForSelector('.quote-ring', PATIENTLY);
    const { booked } = await convert(ticket, async () => {
      await untilPressable(ticket.page, CONFIRM);
      while ((await ticket.focused()) !== CONFIRM) await keyboard.press('Tab');
      await keyboard.press('Enter');
    });
    expect(booked.gives).toBe('0.015');
    await ticket.click('Convert again');
    await expect.poll(ticket.focused).toBe('Preview conversion');
  });

  screenTest('that two tabs confirm is booked once, and both say so', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.03`);
    const before = await ticket.free('BTC');
    await ticket.preview();
    const promised = await readPromise(ticket);
    // The first tab's order is on its way for long: a tab that is duplicated now knows of the same order.
    exchange.faults.add({ fault: 'answer/delay', path: 'convert/execute', delayMs: 4_000, count: 1 });
    await ticket.click(CONFIRM);
    const kept = await ticket.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    const second = ticketOf(await browser.newPage(), exchange);
    await second.page.setViewport({ width: 1440, height: 1400 });
    await second.page.evaluateOnNewDocument((items) => {
      for (const [name, value] of Object.entries<string>(JSON.parse(items)))
        sessionStorage.setItem(name, value);
    }, kept);
    await second.page.goto(`${exchange.url}/user/assets/exchange/index${PAIR}&lang=en`);
    await second.shows(DONE);
    await ticket.page.bringToFront();
    await ticket.shows(DONE);
    expect([await ticket.figure('You received'), await second.figure('You received')]).toEqual([
      promised.gets,
      promised.gets,
    ]);
    expect(before.minus(await ticket.free('BTC')).toFixed()).toBe('0.03');
  });
});
