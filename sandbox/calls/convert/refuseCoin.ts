import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { REFUSALS, type Refused, refuse } from '#sandbox/server/api/answer.ts';
import { type Asset, findAsset } from './assets.ts';

const ISLAMIC = 2;

export const NOT_CONVERTIBLE = refuse(700013, 'coin not convertible');
const NOT_ALLOWED = refuse(131233, 'coin not allowed for Islamic accounts');

/** Why a coin can't be converted by a user, null being a guest; undefined where it can. */
export function refuseCoin(user: DemoUser | null, coin: string): Refused | undefined {
  if (findAsset(coin) === undefined) {
    return NOT_CONVERTIBLE;
  }
  const reference = COIN_BY_CODE.get(coin);
  if (reference?.isClosed) {
    return REFUSALS.closedCoin;
  }
  return user?.subAttribute === ISLAMIC && reference?.isRefusedForIslamic ? NOT_ALLOWED : undefined;
}

/** The coin, if the user may convert it; throws a Refusal. */
export function requireCoin(user: DemoUser | null, coin: string): Asset {
  const [refused, asset] = [refuseCoin(user, coin), findAsset(coin)];
  if (refused !== undefined || asset === undefined) {
    throw new Refusal(refused ?? NOT_CONVERTIBLE);
  }
  return asset;
}

/** Both coins of a pair, which have to differ, and of which one is a currency where that is what the account is for. */
export function requirePair(
  user: DemoUser | null,
  { fromCoin, toCoin, isFiat }: { fromCoin: string; toCoin: string; isFiat: boolean },
): { from: Asset; to: Asset } {
  if (fromCoin === toCoin) {
    throw new Refusal(REFUSALS.badParameter('toCoin'));
  }
  const [from, to] = [requireCoin(user, fromCoin), requireCoin(user, toCoin)];
  const currencies = [from, to].filter(({ type }) => type === 'fiat').length;
  if (currencies !== (isFiat ? 1 : 0)) {
    throw new Refusal(isFiat ? refuse(700002, 'one side has to be a currency') : NOT_CONVERTIBLE);
  }
  return { from, to };
}

/** Throws 42039 where the exchange has not verified a user yet: nothing is converted before. */
export function requireKnown({ kycLevel }: DemoUser): void {
  if (kycLevel === 0) {
    throw new Refusal(refuse(42039, 'identity has to be verified first'));
  }
}
