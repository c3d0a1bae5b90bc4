import { type LogEntry, type LogRow, readLogRow } from '#app/screens/records/derivatives/logRow.ts';

/** A row of the wire; a deposit of 100 USDT unless said otherwise. */
export function buildEntry(fields: Partial<LogEntry> = {}): LogEntry {
  return {
    ...{ id: 'log-1', symbol: '', category: 'fbu', side: 'None', transactionTime: '1764000000000' },
    ...{ type: 'TRANSFER_IN', qty: '0', size: '0', currency: 'USDT', tradePrice: '0' },
    ...{ funding: '0', fee: '0', cashFlow: '100', change: '100', cashBalance: '100' },
    ...{ feeRate: '0', bonusChange: '0', tradeId: '', orderId: '', orderLinkId: '' },
    ...fields,
  };
}

/** A movement in whole 1e-8 units, so that a test can add up without the code that it checks. */
export interface Movement {
  readonly coin: string;
  readonly cashFlow: bigint;
  readonly funding: bigint;
  readonly fee: bigint;
}

/** 1e-8 units as a plain decimal. */
export function plainUnits(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(9, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

/** The log of these movements, the newest first, as the exchange writes it: each coin has its own balance. */
export function buildLog(movements: readonly Movement[]): readonly LogRow[] {
  const balances = new Map<string, bigint>();
  return movements
    .map(({ coin, cashFlow, funding, fee }, at) => {
      const change = cashFlow - funding - fee;
      const balance = (balances.get(coin) ?? 0n) + change;
      balances.set(coin, balance);
      return readLogRow(
        buildEntry({
          ...{ id: `log-${at}`, transactionTime: String(1_764_000_000_000 + at), currency: coin },
          ...{ cashFlow: plainUnits(cashFlow), funding: plainUnits(funding), fee: plainUnits(fee) },
          ...{ change: plainUnits(change), cashBalance: plainUnits(balance) },
        }),
      );
    })
    .toReversed();
}
