import type { openWithdrawals, Row } from './openWithdrawals.ts';

type Test = Awaited<ReturnType<typeof openWithdrawals>>;

const PAUSE_MS = 10_000;

/** The codes of orders, each long enough after the one before. */
export async function codesOf({ withdraw, pass }: Test, orders: readonly Row[]): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (const order of orders) {
    codes.push((await withdraw(order)).body.retCode);
    await pass(PAUSE_MS);
  }
  return codes;
}
