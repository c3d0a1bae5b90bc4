import { describe, expect, test } from 'vitest';
import { QuoteHistoryStrip } from '#app/screens/convert/exchange/pairCard/QuoteHistoryStrip.tsx';
import { SharePair } from '#app/screens/convert/exchange/pairCard/SharePair.tsx';
import { recordQuote } from '#app/stores/quoteTrailStore.ts';
import { openExchangePart } from '#tests/support/browser/openExchangePart.tsx';

describe('the quotes that were shown', () => {
  test('are those of the pair, the newest first, each once, and none of the session before', async () => {
    const { screen, endSession } = await openExchangePart(<QuoteHistoryStrip from="BTC" to="USDT" />);
    const quote = { from: 'BTC', to: 'USDT', fromAmount: '1', toAmount: '60000', shownAtMs: 1 };
    recordQuote({ ...quote, quoteTxId: 'q1', rate: '60000' });
    recordQuote({ ...quote, quoteTxId: 'q2', rate: '60100' });
    recordQuote({ ...quote, quoteTxId: 'q2', rate: '60100' });
    recordQuote({ ...quote, quoteTxId: 'q3', to: 'ETH', rate: '20' });
    await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(2);
    const [newest] = screen.getByRole('listitem').elements();
    expect(newest?.textContent).toContain('1 BTC = 60,100 USDT');
    endSession();
    await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
  });
});

test('the link to a pair can be copied, and names the pair', async () => {
  const { screen } = await openExchangePart(<SharePair from="BTC" to="ETH" />);
  await expect.element(screen.getByRole('button', { name: 'Copy the link to BTC and ETH' })).toBeVisible();
});
