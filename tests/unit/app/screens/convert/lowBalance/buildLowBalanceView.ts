import { readCoins } from '#app/screens/convert/lowBalance/lowBalanceCoins.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

export type LowBalanceView = Extract<ResultOf<'lowBalanceList'>, { coins: unknown }>;

/** A coin of the exchange's answer: convertible, worth one USDT. */
export function buildCoin(
  coin: string,
  changes: Partial<LowBalanceView['coins'][number]> = {},
): LowBalanceView['coins'][number] {
  return {
    coin,
    balance: '2',
    available: '2',
    usdt_value: '1',
    support: 1,
    reason: '',
    est_to_amount: '0.98',
    ...changes,
  };
}

export function buildView(
  coins: LowBalanceView['coins'],
  changes: Partial<LowBalanceView> = {},
): LowBalanceView {
  return {
    coins,
    to_coins: ['USDT', 'USDC', 'MNT'],
    threshold_usd: '10',
    min_total_usd: '0.5',
    max_total_usd: '10',
    max_coins: 4,
    fee_rate: '0.02',
    next_available_time: '0',
    ...changes,
  };
}

/** Convertible coins by name and value. */
export function buildLowBalanceCoins(valueByCoin: Readonly<Record<string, string>>) {
  const coins = Object.entries(valueByCoin).map(([coin, usdt_value]) => buildCoin(coin, { usdt_value }));
  return readCoins(buildView(coins), 'USDT', []);
}
