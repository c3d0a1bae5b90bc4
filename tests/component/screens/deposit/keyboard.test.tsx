import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerOf, openDeposit, XRP_ADDRESS } from '#tests/support/browser/openDeposit.tsx';
import { focusedName, nameOf, tabTo } from '#tests/support/browser/tabTo.ts';

const TRX_ADDRESS = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test('A deposit is made by keyboard alone, and is read out in order: coin, network, address, copy', async () => {
  const page = await openDeposit();
  await tabTo(/^Coin:/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('usdt{Enter}');
  await page.answerConfig();
  await expect.element(page.screen.getByRole('heading', { name: /USDT/ })).toBeVisible();
  // The picker gives the focus back to what opened it, and the networks come next.
  await expect.poll(focusedName).toMatch(/^Coin: USDT/);
  const networks = await tabTo(/^TRON/);
  expect(networks.at(0)).toMatch(/^Network:/);
  await userEvent.keyboard('{Enter}');
  (await page.next('depositAddresses')).answer(answerOf('USDT', 'TRX', { text: TRX_ADDRESS }));
  await expect.element(page.screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
  const names = [...(await tabTo(/^Coin:/)), ...(await tabTo(/^Copy address/))];
  const inOrder = [/^Coin: USDT/, /^Network: TRON \(TRC20\)/, /^Large QR code/, /^Copy address/];
  expect(names.slice(names.findIndex((name) => /^Coin:/.test(name)))).toEqual(
    inOrder.map((name) => expect.stringMatching(name)),
  );
  const address = document.querySelector('.grouped-address');
  expect(nameOf(address)).toBe(TRX_ADDRESS);
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(address?.compareDocumentPosition(document.activeElement as Node)).toBe(DOCUMENT_POSITION_FOLLOWING);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.screen.getByText(/^Copied: Address/)).toBeVisible();
});

test('A memo is promised and copied by keyboard alone, after its address', async () => {
  const page = await openDeposit({ search: '?coin=XRP&chain=XRP' });
  await page.answerConfig();
  (await page.next('depositAddresses')).answer(answerOf('XRP', 'XRP', { text: XRP_ADDRESS, tag: '12345' }));
  await expect.element(page.screen.getByRole('checkbox')).toBeVisible();
  await tabTo(/^I'll add it/);
  await userEvent.keyboard(' ');
  await expect.element(page.screen.getByRole('button', { name: 'Copy destination tag' })).toBeVisible();
  await tabTo(/^Copy address/);
  expect(await tabTo(/^Copy destination tag/)).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.screen.getByText(/^Copied: Destination tag/)).toBeVisible();
});
