import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { type Balance, readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { TOKEN_CONTRACTS } from '#sandbox/seed/reference/coins.ts';
import { REFUSALS, type Refused } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asker, implementForAll, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { foldSearch, hasText } from '#shared/text/foldSearch.ts';
import { ASSETS, type Asset, findAsset, usdOf } from './assets.ts';
import { boundsOf } from './bounds.ts';
import { chargeRatesOf } from './dealTerms.ts';
import { NOT_CONVERTIBLE, refuseCoin } from './refuseCoin.ts';
import { type Source, sourceOf } from './sources.ts';
import { writeDecimal } from './writeDecimal.ts';

/** To say so is up to the page: these need no reason beside it. */
const CLOSED: ReadonlySet<Refused> = new Set([REFUSALS.closedCoin, NOT_CONVERTIBLE]);

type CoinInfo = ResultOf<'convertCoins'>['coins'][number];

/** The coins that can be converted from or into, and what a user has of them (screens.md 2.2). Guests have nothing. */
export function createCoinCalls(exchange: Exchange): Call[] {
  return [
    implementForAll('convertCoins', async ({ accountType, coin, keyword = '' }, asker, nowMs) => {
      const source = sourceOf(accountType);
      const assets = assetsOf(source).filter((asset) => asset.coin !== coin && isFound(asset, keyword));
      const coins = await describeCoins(exchange, { assets, source, asker, nowMs });
      // What is worth most comes first; of equals, as in the exchange's own list.
      return reply('convertCoins', {
        coins: coins.toSorted((one, other) => new Decimal(other.uBalance).cmp(one.uBalance)),
      });
    }),
    implementForAll('convertSpecifiedCoins', async ({ accountType, coins, withPairs }, asker, nowMs) => {
      const source = sourceOf(accountType);
      const assets = coins.flatMap((coin) => findAsset(coin) ?? []);
      const isOpen = ({ coin }: Asset) =>
        refuseCoin(asker?.user ?? null, coin) === undefined && (coins.length !== 1 || coin !== coins[0]);
      return reply('convertSpecifiedCoins', {
        coins: await describeCoins(exchange, { assets, source, asker, nowMs }),
        toCoins: withPairs
          ? assetsOf(source)
              .filter(isOpen)
              .map(({ coin }) => coin)
          : [],
        ...chargeRatesOf(source.kind, asker?.user ?? null),
      });
    }),
  ];
}

function assetsOf({ isFiat }: Source): Asset[] {
  return ASSETS.filter(({ type }) => isFiat || type === 'crypto');
}

/** By symbol, name or the address of a contract (screens.md C2). */
function isFound({ coin, name }: Asset, keyword: string): boolean {
  const wanted = foldSearch(keyword);
  const addresses = TOKEN_CONTRACTS.filter((contract) => contract.coin === coin).map(
    ({ address }) => address,
  );
  return (
    [coin, name].some((text) => hasText(text, keyword)) ||
    addresses.some((address) => foldSearch(address) === wanted)
  );
}

interface Listing {
  readonly assets: readonly Asset[];
  readonly source: Source;
  readonly asker: Asker | null;
  readonly nowMs: number;
}

async function describeCoins(
  exchange: Exchange,
  { assets, source, asker, nowMs }: Listing,
): Promise<CoinInfo[]> {
  const { wallet } = source;
  const balances = asker === null ? [] : await readBalances(exchange.database.sql, asker.uid, { wallet });
  return assets.map((asset) => {
    const { min, max } = boundsOf(exchange, source.kind, asset, nowMs);
    const [balance, convertible] = [sumOf(balances, asset), sumOf(balances, asset, '')];
    const refused = refuseCoin(asker?.user ?? null, asset.coin);
    return {
      coin: asset.coin,
      fullName: asset.name,
      // The page draws letters where there is no picture.
      icon: '',
      iconNight: '',
      accuracyLength: asset.scale,
      coinType: asset.type,
      balance: writeDecimal(balance),
      convertible: writeDecimal(convertible, asset.scale),
      uBalance: writeDecimal(balance.times(usdOf(exchange, asset, nowMs)), 8),
      singleFromMinLimit: writeDecimal(min),
      singleFromMaxLimit: writeDecimal(max),
      disableFrom: refused !== undefined,
      disableTo: refused !== undefined,
      ...(refused === undefined || CLOSED.has(refused) ? {} : { reason: String(refused.code) }),
    };
  });
}

/** What there is of a coin, in all or in one hold. */
function sumOf(balances: readonly Balance[], { coin }: Asset, hold?: string): Decimal {
  return balances
    .filter((balance) => balance.coin === coin && (hold === undefined || balance.hold === hold))
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
}
