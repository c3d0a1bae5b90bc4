import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { DemoUser } from '../reference/demoUsers.ts';

/** Coins that a user of a new exchange begins with. */
export interface OpeningBalance {
  readonly wallet: Wallet;
  readonly coin: string;
  /** Plain decimal text with no more digits than the coin has. */
  readonly amount: string;
}

type Amounts = Readonly<Record<string, string>>;

const ORDINARY: Amounts = { USDT: '20000', BTC: '0.5', ETH: '5', USDC: '5000', SOL: '40', XRP: '2500' };
const WEALTHY: Amounts = {
  USDT: '2500000',
  BTC: '60',
  ETH: '800',
  USDC: '750000',
  SOL: '5000',
  XRP: '400000',
  BNB: '300',
  LINK: '12000',
};

/** Remainders below ten dollars, for the page that turns them into one coin. */
const FEW_REMAINDERS: Amounts = { TRX: '21.5', ADA: '6.25', XLM: '33.1' };
const MANY_REMAINDERS: Amounts = {
  ...FEW_REMAINDERS,
  DOGE: '17.3',
  TON: '0.81',
  DOT: '0.42',
  LTC: '0.0412',
  HBAR: '48.5',
  SHIB: '120500',
  PEPE: '350000',
  ATOM: '0.315',
  ALGO: '14.2',
  POL: '3.75',
  KAS: '22.6',
  DASH: '0.09',
};

const TRADED: Amounts = { USDT: '3000', BTC: '0.05', ETH: '0.8' };
const TRADED_MUCH: Amounts = { USDT: '250000', BTC: '4', ETH: '60', SOL: '400' };
const MARGIN: Amounts = { USDT: '1500' };
const MUCH_MARGIN: Amounts = { USDT: '120000', BTC: '1' };

/** Ids of the demo users named here; reference/demoUsers.ts has them all. */
const DEMO = 20_000_001;
const NEWCOMER = 20_000_002;
const VIP = 20_000_003;
const MAIN = 20_000_005;

/**
 * What a demo user begins with. The newcomer has nothing. Accounts that became unified hold their traded coins there;
 * in all others those are in the spot and the derivatives wallets.
 */
export function openingBalancesOf({ id, utaStatus }: DemoUser): OpeningBalance[] {
  if (id === NEWCOMER) {
    return [];
  }
  const isWealthy = id === VIP || id === MAIN;
  const remainders = id === DEMO ? MANY_REMAINDERS : FEW_REMAINDERS;
  const traded = isWealthy ? TRADED_MUCH : TRADED;
  const margin = isWealthy ? MUCH_MARGIN : MARGIN;
  const isUnified = utaStatus === 'SUCCESS';
  const tradesDerivatives = id === DEMO || isWealthy;
  return [
    ...list('FUND', { ...(isWealthy ? WEALTHY : ORDINARY), ...remainders }),
    ...list('UNIFIED', isUnified ? traded : {}),
    ...list('SPOT', !isUnified || tradesDerivatives ? traded : {}),
    ...list('CONTRACT', !isUnified || tradesDerivatives ? margin : {}),
    ...list('EARN', isWealthy ? { USDT: '50000' } : {}),
  ];
}

function list(wallet: Wallet, amounts: Amounts): OpeningBalance[] {
  return Object.entries(amounts).map(([coin, amount]) => ({ wallet, coin, amount }));
}
