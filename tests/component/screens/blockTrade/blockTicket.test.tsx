import { describe, expect, test } from 'vitest';
import { useConvertForm } from '#app/features/ticketForm/useConvertForm.ts';
import { useTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { BlockTicket } from '#app/screens/blockTrade/blockConvert/BlockTicket.tsx';
import type { Otc } from '#app/screens/blockTrade/useOtc.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { buildConvertQuote, type InstantOptions, openInstant } from '#tests/support/browser/openInstant.tsx';

const OTC: Otc = {
  ...{ isGuest: false, check: undefined, state: 'eligible', isLoading: false, error: null, opensAtMs: null },
  refresh: () => undefined,
};

function Block() {
  const form = useConvertForm('block', useTicketLink());
  return (
    <>
      <h1>Block trade</h1>
      <BlockTicket form={form} otc={OTC} />
    </>
  );
}

async function openBlock(options: InstantOptions = {}) {
  const page = await openInstant({ path: '/?from=BTC&to=USDT&amount=0.1', part: <Block />, ...options });
  return { ...page, sentence: page.screen.getByRole('button', { name: /^Sell .*0\.1/ }) };
}

/** Asks for the firm price and gets it. */
async function quote(page: Awaited<ReturnType<typeof openBlock>>): Promise<void> {
  await page.preview.click();
  const expiredTime = String(Date.now() + 10_000);
  (await page.next('convertQuote')).answer(
    buildConvertQuote('a-quote', { firm: true, ttl: 10_000, expiredTime }),
  );
  await expect.element(page.sentence).toBeVisible();
}

describe.each(['light', 'dark'])('In a %s room', (scheme) => {
  test('the form of a block trade, its firm price and both confirmations break no rule of accessibility', async () => {
    await emulateMedia({ 'prefers-color-scheme': scheme });
    const page = await openBlock();
    await expect.element(page.preview).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await quote(page);
    expect(await findViolations()).toEqual([]);
    await page.sentence.click();
    await expect.element(page.screen.getByRole('button', { name: 'Hold to confirm' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await page.screen.getByRole('button', { name: 'Type BTC instead' }).click();
    await expect.element(page.screen.getByRole('textbox')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });
});

test('A firm price ends when the address asks for another pair, and can no longer be confirmed', async () => {
  const page = await openBlock();
  const { router, screen, sentence, count } = page;
  await quote(page);
  await router.navigate('/?from=ETH&to=USDT&amount=0.1');
  await expect.element(sentence).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^From: ETH/ })).toBeVisible();
  expect(count('convertExecute')).toBe(0);
});

describe('In Arabic', () => {
  /** Where a figure ends for a reader of Arabic: the end of its row, which is on the left. */
  function endOf(element: Element): number {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  }

  test('the dash of an amount whose worth is not known ends where its figure would', async () => {
    const { screen, sendPrice } = await openBlock({ language: 'ar-SA' });
    const worth = () => screen.container.querySelector('.ticket-facts dd');
    await expect.poll(() => worth()?.textContent).toBe('–');
    const dash = endOf(worth() as Element);
    await sendPrice('50000');
    await expect.poll(() => worth()?.textContent).not.toBe('–');
    expect(dash).toBe(endOf(worth() as Element));
  });

  test('the 0 of an empty amount stands where the amount that is typed does', async () => {
    const { screen } = await openBlock({ language: 'ar-SA', path: '/?from=BTC&to=USDT' });
    const fields = screen.getByRole('textbox');
    await expect.element(fields.first()).toBeVisible();
    for (const field of fields.elements()) {
      const { direction, textAlign } = getComputedStyle(field);
      const placeholder = getComputedStyle(field, '::placeholder');
      expect([direction, textAlign]).toEqual(['ltr', 'end']);
      expect([placeholder.direction, placeholder.textAlign]).toEqual(['ltr', 'end']);
    }
  });
});
