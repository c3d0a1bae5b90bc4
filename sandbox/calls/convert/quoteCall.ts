import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { type Asset, referenceRate } from './assets.ts';
import { requireEligible } from './block/eligibility.ts';
import { boundsOf } from './bounds.ts';
import { feeRateOf, spreadOf, type Tax, taxOf } from './dealTerms.ts';
import { createId } from './ids.ts';
import { dealRate, type PricedLine, priceFrom, priceTo } from './priceLine.ts';
import { keepQuote } from './quotes.ts';
import { requireKnown, requirePair } from './refuseCoin.ts';
import { refuseWallet, type Source, sourceOf } from './sources.ts';
import { writeDecimal } from './writeDecimal.ts';
import { writeGap } from './writeGap.ts';

/** How long a promise holds, in ms (screens.md 2.2); quote lives are never scaled. */
const TTL_MS = { convert: 15_000, block: 10_000 } as const;
const SHORT_TTL_MS = 2_000;

/** A quote of one conversion: everything a user has to know before they agree to it (screens.md 2.2). */
export function createQuoteCall(exchange: Exchange): Call {
  return implementOnce(exchange, 'convertQuote', async (sql, input, asker) => {
    const source = requireSource(input, asker);
    const { from, to } = requirePair(asker.user, { ...input, isFiat: source.isFiat });
    requireWellAsked(input, from, to);
    const trigger = exchange.hasTriggers ? triggerOf(input.requestAmount) : '';
    if (trigger === '404') {
      throw new Refusal(refuse(700001, 'no dealer'));
    }
    if (source.kind === 'block') {
      await requireEligible(exchange, sql, asker);
    }
    const reference = referenceRate(exchange, from, to, asker.nowMs);
    const tax = taxOf(asker.user);
    const feeRate = feeRateOf(source.kind, asker.user);
    const priced = price(input, { from, to, reference, feeRate, tax, source });
    await requireAffordable(exchange, sql, { priced, from, source, asker });
    return keep(sql, { input, asker, source, from, to, reference, priced, tax, feeRate, trigger });
  });
}

type Input = Asked<'convertQuote'>;

function requireSource({ accountType }: Input, { user }: Asker): Source & { kind: 'convert' | 'block' } {
  const source = sourceOf(accountType);
  const { kind } = source;
  requireKnown(user);
  if (kind === 'limit') {
    throw new Refusal(refuse(700002, 'limit orders are not quoted'));
  }
  const refused = refuseWallet(user, source.wallet);
  if (refused !== undefined) {
    throw new Refusal(refused);
  }
  return { ...source, kind };
}

function requireWellAsked(
  { requestCoin, requestAmount, fromCoinType, toCoinType }: Input,
  from: Asset,
  to: Asset,
): void {
  const asked = [from, to].find(({ coin }) => coin === requestCoin);
  if (asked === undefined) {
    throw new Refusal(REFUSALS.badParameter('requestCoin'));
  }
  if (new Decimal(requestAmount).decimalPlaces() > asked.scale) {
    throw new Refusal(REFUSALS.badParameter('requestAmount'));
  }
  if (from.type !== fromCoinType || to.type !== toCoinType) {
    throw new Refusal(REFUSALS.badParameter(from.type === fromCoinType ? 'toCoinType' : 'fromCoinType'));
  }
}

interface Pricing {
  readonly from: Asset;
  readonly to: Asset;
  readonly reference: Decimal;
  readonly feeRate: Decimal;
  readonly tax: Tax;
  readonly source: Source;
}

function price({ requestCoin, requestAmount }: Input, pricing: Pricing): PricedLine {
  const { from, to, reference, feeRate, tax, source } = pricing;
  const rate = dealRate(reference, spreadOf(source.kind, from, to));
  const terms = { rate, feeRate, taxRate: tax.rate, fromScale: from.scale, toScale: to.scale };
  const amount = new Decimal(requestAmount);
  return requestCoin === from.coin ? priceFrom(terms, amount) : priceTo(terms, amount);
}

async function requireAffordable(
  exchange: Exchange,
  sql: Sql,
  { priced, from, source, asker }: { priced: PricedLine; from: Asset; source: Source; asker: Asker },
): Promise<void> {
  const { min, max } = boundsOf(exchange, source.kind, from, asker.nowMs);
  if (priced.fromAmount.lt(min) || priced.toAmount.lte(0)) {
    throw new Refusal(
      source.kind === 'block' ? refuse(137002, 'below the block minimum') : refuse(700006, 'below minimum'),
    );
  }
  if (priced.fromAmount.gt(max)) {
    throw new Refusal(refuse(700007, 'above maximum'));
  }
  if (priced.fromAmount.gt(await readFree(sql, asker.uid, source.wallet, from.coin))) {
    throw new Refusal(REFUSALS.notEnough);
  }
}

interface Kept extends Pricing {
  readonly input: Input;
  readonly asker: Asker;
  readonly source: Source & { kind: 'convert' | 'block' };
  readonly priced: PricedLine;
  readonly trigger: Trigger;
}

async function keep(
  sql: Sql,
  { input, asker, source, from, to, reference, priced, tax, feeRate, trigger }: Kept,
) {
  const { uid, nowMs } = asker;
  const ttl = trigger === '408' ? SHORT_TTL_MS : TTL_MS[source.kind];
  const id = createId();
  const line: PromisedLine = {
    fromCoin: from.coin,
    fromAmount: writeDecimal(priced.fromAmount),
    takes: [{ wallet: source.wallet, amount: writeDecimal(priced.fromAmount) }],
    toCoin: to.coin,
    toAmount: writeDecimal(priced.toAmount),
    rate: writeDecimal(priced.rate),
    reference: writeDecimal(reference),
    feeAmount: writeDecimal(priced.feeAmount),
    taxAmount: writeDecimal(priced.taxAmount),
  };
  await keepQuote(sql, {
    id,
    uid,
    kind: source.kind,
    accountType: input.accountType,
    requestId: input.requestId,
    createdAt: nowMs,
    expiresAt: nowMs + ttl,
    terms: {
      toCoin: to.coin,
      toWallet: source.wallet,
      taxType: tax.type,
      lines: [line],
      asked: { coin: input.requestCoin, amount: input.requestAmount },
      trigger,
      items: [],
      reQuotes: 0,
    },
  });
  const { fromCoin, toCoin, fromAmount, toAmount, feeAmount, taxAmount } = line;
  return reply('convertQuote', {
    uid: String(uid),
    requestId: input.requestId,
    quoteTxId: id,
    exchangeRate: line.rate,
    inverseRate: writeDecimal(new Decimal(1).div(priced.rate)),
    fromCoin,
    toCoin,
    fromAmount,
    toAmount,
    expiredTime: String(nowMs + ttl),
    ttl,
    gapRate: writeGap(priced.rate, reference),
    fee: { coin: priced.feeAmount.isZero() ? '' : toCoin, amount: feeAmount, rate: writeDecimal(feeRate) },
    extTaxAndFee: tax.type === '' ? [] : [{ type: tax.type, coin: toCoin, amount: taxAmount }],
    firm: source.kind === 'block',
  });
}

/** Last digits of an amount that make something happen (screens.md 3.6). */
const TRIGGERS = ['404', '408', '409', '424', '505', '599'] as const;
export type Trigger = (typeof TRIGGERS)[number] | '';

/** What the last non-zero digits of an amount order; "" is nothing. */
function triggerOf(amount: string): Trigger {
  const digits = amount.replace('.', '').replace(/0+$/, '');
  return TRIGGERS.find((trigger) => digits.endsWith(trigger)) ?? '';
}
