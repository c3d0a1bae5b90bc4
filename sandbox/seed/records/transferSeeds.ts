import type { transfers } from '#sandbox/books/state/schema/records.ts';
import { hashText, hashToUnit, mixHash } from '#sandbox/feed/market/hash.ts';

export type TransferRow = typeof transfers.$inferInsert;

const MAIN = 20_000_005;
const ISLAMIC = 20_000_004;
const SUB = 20_000_006;
const WEEK_MS = 7 * 86_400_000;
const WEEKS = 52;
/** It is still under way when the exchange starts. */
const PENDING_FOR_MS = 60_000;

/** What moves, each week one of them. A sub-account sends less than it gets, so that it always has it. */
const ROUTES = [
  { fromUid: MAIN, toUid: SUB, coin: 'USDT', least: 200, most: 900 },
  { fromUid: SUB, toUid: MAIN, coin: 'USDT', least: 50, most: 190 },
  { fromUid: MAIN, toUid: ISLAMIC, coin: 'USDT', least: 100, most: 600 },
  { fromUid: ISLAMIC, toUid: MAIN, coin: 'USDT', least: 20, most: 90 },
  { fromUid: MAIN, toUid: SUB, coin: 'ETH', least: 1, most: 2 },
  { fromUid: SUB, toUid: ISLAMIC, coin: 'USDT', least: 10, most: 60 },
] as const;

/** A year of transfers between the main account and its sub-accounts, from funding to funding. Pure. */
export function listTransferSeeds(seed: string, startedAtMs: number): TransferRow[] {
  const key = hashText(`${seed}/transfers`);
  const past = Array.from({ length: WEEKS }, (_, week): TransferRow => {
    const { least, most, ...route } = ROUTES[week % ROUTES.length] ?? ROUTES[0];
    const unit = hashToUnit(mixHash(key, week * 2));
    const spread = Math.floor(hashToUnit(mixHash(key, week * 2 + 1)) * WEEK_MS);
    const amount = (least + Math.round(unit * (most - least) * 100) / 100).toFixed(2);
    const isFailed = week % 17 === 9;
    return {
      ...route,
      id: `transfer-${String(week + 1).padStart(4, '0')}`,
      amount: isFailed ? `9${amount}000` : amount,
      fromAccountType: 'FUND',
      toAccountType: 'FUND',
      status: isFailed ? 'FAILED' : 'SUCCESS',
      failCode: isFailed ? 131212 : null,
      at: startedAtMs - (WEEKS - week) * WEEK_MS + spread,
    };
  });
  const pending: TransferRow = {
    ...{ fromUid: MAIN, toUid: SUB, coin: 'USDC', amount: '125.5' },
    id: `transfer-${String(WEEKS + 1).padStart(4, '0')}`,
    fromAccountType: 'FUND',
    toAccountType: 'FUND',
    status: 'PENDING',
    at: startedAtMs - PENDING_FOR_MS,
  };
  return [...past, pending].toSorted((one, other) => one.at - other.at);
}
