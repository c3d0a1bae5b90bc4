import { describe, expect, test } from 'vitest';
import type { CoinInfo } from '#app/features/ticketForm/pickerCoins.ts';
import { useConvertCoins } from '#app/features/ticketForm/useConvertCoins.ts';
import { useListCoins, useTraitLists } from '#app/features/ticketForm/useListCoins.ts';
import { useConvertible, usePairTerms } from '#app/features/ticketForm/usePairTerms.ts';
import { globalStore, setUser, type User } from '#app/stores/globalStore.ts';
import { appError } from '#shared/result/appError.ts';
import { buildCoinInfo } from '#tests/support/browser/buildCoinInfo.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';

/** A coin of which less can be converted than there is. */
const infoOf = (coin: string, changes: Partial<CoinInfo> = {}): CoinInfo =>
  buildCoinInfo(coin, { convertible: '1.5', uBalance: '130000', ...changes });

/** What a ticket shows of its coins. */
function Coins({
  from,
  account = 'funding',
}: {
  readonly from?: string;
  readonly account?: 'funding' | 'uta_convert';
}) {
  const { from: give, to: get } = useConvertCoins(account, from);
  const isGuest = globalStore.getState().global.user === null;
  const held = useConvertible(account, give.infoByCoin.get('BTC'), isGuest);
  const lists = useTraitLists();
  const given = useListCoins('from', give.infos, lists)();
  const got = useListCoins('to', get.infos, lists)();
  const lines = given.map(({ symbol, balance, isHot, isNew, contracts, reason }) =>
    [symbol, balance, isHot && 'hot', isNew && 'new', ...contracts, reason].filter(Boolean).join(' '),
  );
  return (
    <section>
      <p data-testid="give">{give.isLoading ? 'loading' : lines.join(', ')}</p>
      <p data-testid="get">{get.error?.code ?? got.map(({ symbol }) => symbol).join(', ')}</p>
      <p data-testid="held">{`${held.balance ?? 'none'} ${held.convertible ?? 'none'}`}</p>
    </section>
  );
}

async function openCoins(user: Partial<User> | null, part = <Coins from="BTC" />) {
  await openTexts();
  globalStore.setState(globalStore.getInitialState(), true);
  // The test needs no more of the user than this.
  setUser(user as User | null);
  const queries = await openQueries(part);
  const asked = (name: string, side?: 0 | 1) =>
    expect
      .poll(() =>
        queries.calls.find(
          (call) =>
            call.name === name && (side === undefined || (call.input as { side?: number }).side === side),
        ),
      )
      .toBeDefined();
  const answer = async (name: string, result: unknown, side?: 0 | 1): Promise<void> => {
    await asked(name, side);
    for (const call of queries.calls) {
      const isSide = side === undefined || (call.input as { side?: number }).side === side;
      if (call.name === name && isSide) call.answer(result);
    }
  };
  return { ...queries, answer };
}

describe('the coins of a conversion', () => {
  test('are those of either side, with what other calls know of them', async () => {
    const { screen, calls, answer } = await openCoins({ id: 7 });
    await answer('convertCoins', { coins: [infoOf('BTC'), infoOf('DASH', { disableFrom: true })] }, 0);
    await expect
      .element(screen.getByTestId('give'))
      .toHaveTextContent('BTC 1.5, DASH 1.5 Not available to convert right now');
    await answer('convertCoins', { coins: [infoOf('USDT')] }, 1);
    await expect.element(screen.getByTestId('get')).toHaveTextContent('USDT');
    expect(calls.find(({ input }) => (input as { side?: number }).side === 1)?.input).toEqual({
      accountType: 'funding',
      side: 1,
      coin: 'BTC',
    });
    await answer('hotCoins', { list: [{ coin: 'BTC', symbol: 'BTCUSDT', rank: 1, change24h: '1' }] });
    await answer('recommendedSymbols', { list: [{ symbol: 'DASHUSDT', reason: 'new' }] });
    await answer('coinList', {
      list: [{ coin: 'BTC', hot: false, new: false, contracts: [{ chain: 'ETH', address: '0xabc' }] }],
    });
    await expect
      .element(screen.getByTestId('give'))
      .toHaveTextContent('BTC 1.5 hot 0xabc, DASH 1.5 new Not available to convert right now');
  });

  test('of a guest have no balances, and no wallet is asked for', async () => {
    const { screen, calls, answer } = await openCoins(null, <Coins from="BTC" account="uta_convert" />);
    await answer('convertCoins', { coins: [infoOf('BTC')] }, 0);
    await expect.element(screen.getByTestId('give')).toHaveTextContent('BTC');
    await expect.element(screen.getByTestId('held')).toHaveTextContent('none none');
    expect(calls.some(({ name }) => name === 'walletBalance')).toBe(false);
  });

  test('of a guest whose answer is empty are none, and that is no failure', async () => {
    const { screen, answer } = await openCoins(null);
    await answer('convertCoins', undefined, 0);
    await expect.element(screen.getByTestId('give')).toHaveTextContent('');
    await answer('convertCoins', undefined, 1);
    await expect.element(screen.getByTestId('get')).toHaveTextContent('');
  });

  test('of one side that fails leave the other as it is', async () => {
    const { screen, calls, answer } = await openCoins({ id: 7 });
    await answer('convertCoins', { coins: [infoOf('BTC')] }, 0);
    calls
      .find(({ input }) => (input as { side?: number }).side === 1)
      ?.fail(appError('business/700013', 'coin not convertible'));
    await expect.element(screen.getByTestId('get')).toHaveTextContent('business/700013');
    await expect.element(screen.getByTestId('give')).toHaveTextContent('BTC 1.5');
  });

  test('in a unified account are balanced by its own wallet, which can convert less than there is', async () => {
    const { screen, answer } = await openCoins({ id: 7 }, <Coins from="BTC" account="uta_convert" />);
    await answer('convertCoins', { coins: [infoOf('BTC')] }, 0);
    await expect.element(screen.getByTestId('held')).toHaveTextContent('2 1.5');
    await answer('walletBalance', {
      list: [
        { accountType: 'UNIFIED', coin: [{ coin: 'BTC', walletBalance: '3', availableToConvert: '0.5' }] },
      ],
    });
    await expect.element(screen.getByTestId('held')).toHaveTextContent('3 0.5');
  });
});

function Terms({ from, to }: { readonly from?: string; readonly to?: string }) {
  const { limit } = usePairTerms({ accountType: 'funding', from, to });
  return <p data-testid="min">{limit.answer?.result?.fromMin ?? 'none'}</p>;
}

test('the terms of a pair are asked for when both coins are there, and differ', async () => {
  const { screen, calls, show, answer } = await openCoins({ id: 7 }, <Terms from="BTC" />);
  await show(<Terms from="BTC" to="BTC" />);
  await expect.element(screen.getByTestId('min')).toHaveTextContent('none');
  expect(calls).toEqual([]);
  await show(<Terms from="BTC" to="USDT" />);
  await answer('convertLimit', { fromMin: '0.001' });
  await expect.element(screen.getByTestId('min')).toHaveTextContent('0.001');
  expect(calls.map(({ name }) => name).sort()).toEqual(['convertLimit', 'convertSpecifiedCoins', 'gapRate']);
});
