import { Decimal } from '#shared/money/decimal.ts';
import type { Client } from '../../../bench/exchange/createClient.ts';

/**
 * What the exchange says, by another way than the page's, that there is of each of some coins in the funding account, or
 * what can be converted of it. Fails for a coin that it does not list.
 */
export async function readBalances<const Coins extends readonly string[]>(
  client: Client,
  coins: Coins,
  figure: 'balance' | 'convertible' = 'balance',
): Promise<{ readonly [At in keyof Coins]: Decimal }> {
  const { result } = await client.post('/exchangeNew/convert/coinInfoListByBalance', {
    accountType: 'funding',
    side: 0,
  });
  const infos = result.coins as readonly { coin: string; balance: string; convertible: string }[];
  const amounts = coins.map((wanted) => {
    const info = infos.find(({ coin }) => coin === wanted);
    if (info === undefined) throw new Error(`The exchange lists no ${wanted}.`);
    return new Decimal(info[figure]);
  });
  // One of each coin, in the same order.
  return amounts as { readonly [At in keyof Coins]: Decimal };
}
