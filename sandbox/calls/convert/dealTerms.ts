import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Asset } from './assets.ts';
import { writeDecimal } from './writeDecimal.ts';

/** Everything that is priced, and by the same stage (`priceLine`). */
export type DealKind = 'convert' | 'block' | 'limit' | 'batch' | 'lowBalance';

const DOLLARS: ReadonlySet<string> = new Set(['USDT', 'USDC', 'DAI']);

/** What a deal's rate is below the middle of the market, as a share of it. Sandbox values. */
const SPREADS = { block: '0.0003', other: '0.001', dollars: '0.0002' } as const;
/** What is kept of the receive coin, as a share of it. Sandbox values; low balance as in screens.md 2.2. */
const FEE_RATES: Readonly<Record<DealKind, string>> = {
  convert: '0.0005',
  limit: '0.0005',
  block: '0',
  batch: '0.001',
  lowBalance: '0.02',
};
/** Kinds that cost a user with a VIP level nothing. */
const FREE_FOR_VIP: ReadonlySet<DealKind> = new Set(['convert', 'limit']);

export function spreadOf(kind: DealKind, from: Asset, to: Asset): Decimal {
  if (DOLLARS.has(from.coin) && DOLLARS.has(to.coin)) {
    return new Decimal(SPREADS.dollars);
  }
  return new Decimal(kind === 'block' ? SPREADS.block : SPREADS.other);
}

/** The fee's rate. A guest is shown what an ordinary user pays. */
export function feeRateOf(kind: DealKind, user: DemoUser | null): Decimal {
  const isFree = user !== null && user.vipLevel > 0 && FREE_FOR_VIP.has(kind);
  return new Decimal(isFree ? 0 : FEE_RATES[kind]);
}

export interface Tax {
  /** "" where none is due. */
  readonly type: string;
  readonly rate: Decimal;
}

/** What is kept of what is received, as the calls tell it before a quote (screens.md 0.2c). */
export function chargeRatesOf(kind: DealKind, user: DemoUser | null): { feeRate: string; taxRate: string } {
  return { feeRate: writeDecimal(feeRateOf(kind, user)), taxRate: writeDecimal(taxOf(user).rate) };
}

/** India takes 1 % of what a conversion brings at its source (TDS). */
export function taxOf(user: DemoUser | null): Tax {
  return user?.country === 'IND'
    ? { type: 'TDS', rate: new Decimal('0.01') }
    : { type: '', rate: new Decimal(0) };
}
