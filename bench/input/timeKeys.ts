import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyInput, Page } from 'puppeteer-core';
import { type KeyAnswer, readKeyAnswer, watchNextKey } from './inTicket.ts';
import type { Ticket } from './openTicket.ts';
import { percentile98 } from './percentile98.ts';

/** How long the page took to answer keys, in ms: 98 of 100 were quicker. */
export interface KeyTimes {
  readonly typingMs: number;
  readonly tabbingMs: number;
  readonly pickerMs: number;
}

export interface KeyCounts {
  readonly keystrokes: number;
  readonly tabs: number;
  readonly pickers: number;
}

/** A user's pace; it is not in step with the 3 s of the batches, so that keys fall anywhere between two of them. */
const PAUSE_MS = 70;
/** An amount is written and taken away again, digit by digit: each key changes what is shown. */
const AMOUNT = ['0', '.', '0', '1', '2', '3', '4', '5', '6', '7'] as const satisfies readonly KeyInput[];
/** So many presses stay within the page, whatever the ticket shows. */
const TABS_IN_A_ROW = 6;

/** Presses so many keys in a ticket, and reads how long each took to be answered on the screen. */
export async function timeKeys({ page, amount, coin }: Ticket, counts: KeyCounts): Promise<KeyTimes> {
  const strike = async (key: KeyInput, answer: KeyAnswer): Promise<number> => {
    await sleep(PAUSE_MS);
    await page.evaluate(watchNextKey, answer);
    await page.keyboard.press(key);
    return page.evaluate(readKeyAnswer);
  };

  await amount.focus();
  const cycle: readonly KeyInput[] = [...AMOUNT, ...AMOUNT.map(() => 'Backspace' as const)];
  const typing = await repeat(counts.keystrokes, (at) => strike(cycle[at % cycle.length] ?? '0', 'text'));

  const tabbing = await repeat(counts.tabs, async (at) => {
    if (at % TABS_IN_A_ROW === 0) await amount.focus();
    return strike('Tab', 'focus');
  });

  const pickers = await repeat(counts.pickers, async () => {
    await coin.focus();
    const openedMs = await strike('Enter', 'picker');
    await closePicker(page);
    return openedMs;
  });
  return {
    typingMs: percentile98(typing),
    tabbingMs: percentile98(tabbing),
    pickerMs: percentile98(pickers),
  };
}

/** Slows the page's main thread so many times. The workers have threads of their own, which this does not reach. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function closePicker(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role="dialog"]', { hidden: true });
}

async function repeat(times: number, run: (at: number) => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  while (figures.length < times) figures.push(await run(figures.length));
  return figures;
}
