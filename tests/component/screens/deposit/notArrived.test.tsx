import { expect, test } from 'vitest';
import { answerOf, openDeposit, XRP_ADDRESS } from '#tests/support/browser/openDeposit.tsx';

const TXID = 'A'.repeat(64);
const NO_ROWS = { rows: [], nextPageCursor: '', openCount: 0 };

async function openXrp() {
  const page = await openDeposit({ search: '?coin=XRP&chain=XRP' });
  await page.answerConfig();
  (await page.next('depositAddresses')).answer(answerOf('XRP', 'XRP', { text: XRP_ADDRESS, tag: '12345' }));
  await page.screen.getByText('Deposit not arrived?').click();
  return page;
}

test('What left out its tag can be recovered, on terms that are read first', async () => {
  const { screen } = await openXrp();
  await screen.getByText('The destination tag was missing').click();
  await expect.element(screen.getByText(/The fee is five times the withdrawal fee/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start recovery' })).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: "I've read the terms" }).click();
  const link = screen.getByRole('link', { name: 'Start recovery' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('/help/en/deposits')));
  await expect
    .element(screen.getByRole('link', { name: 'Check an address for risk' }))
    .toHaveAttribute('href', '/money-address/risk-check?chain=XRP');
});

test('A transaction is looked for as its network writes it; another format is refused in its place', async () => {
  const page = await openXrp();
  const field = page.screen.getByRole('textbox', { name: 'Transaction ID' });
  await field.fill('0x12');
  await page.screen.getByRole('button', { name: 'Search' }).click();
  await expect
    .element(page.screen.getByText(/On this network, a transaction ID has 64 digits/))
    .toBeVisible();
  await field.fill(`https://xrpscan.com/tx/${TXID.toLowerCase()}`);
  await page.screen.getByRole('button', { name: 'Search' }).click();
  const asked = () =>
    page.calls.filter(({ name, input }) => name === 'depositRecords' && 'txId' in (input as object));
  // The coins may have been sent on another network, which spells the id otherwise.
  const spellings = [TXID, TXID.toLowerCase(), `0x${TXID.toLowerCase()}`];
  for (const [at, txId] of spellings.entries()) {
    await expect.poll(() => asked().at(at)).toMatchObject({ input: { kind: 'all', txId } });
    expect(asked()).toHaveLength(at + 1);
    asked().at(at)?.answer(NO_ROWS);
  }
  await expect.element(page.screen.getByText("We haven't detected this transaction yet")).toBeVisible();
});
