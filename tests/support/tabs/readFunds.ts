import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** What the user can use of a coin in the funding account, by the exchange's ledger. */
export async function readFunds({ exchange }: Sandbox, uid: number, coin: string): Promise<Decimal> {
  return new Decimal(await readFree(exchange.database.sql, uid, 'FUND', coin));
}
