import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { HOUSE_UID } from '#sandbox/books/ledger/place.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { savedAddresses, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import type { Asked, Asker } from '#sandbox/server/api/implement.ts';
import { paysInvoice } from '#shared/addresses/uris/invoiceAmount.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { priceWithdrawal } from '#shared/money/priceWithdrawal.ts';
import { findHold, type Hold } from '../addressBook/addressHolds.ts';
import { BLOCKED, DATA_NEEDED, readBook } from '../addressBook/book.ts';
import { creditInternal } from '../deposit/creditInternal.ts';
import { checkGuard } from '../security/checkGuard.ts';
import { writeReceiver } from '../security/decideStep.ts';
import { takeTurn } from '../security/takeTurn.ts';
import { planStep } from './advanceWithdrawal.ts';
import { payAtOnce, setAside, type Withdrawal } from './bookWithdrawal.ts';
import { checkAmount, checkLimits, checkTravelRule } from './checkAmount.ts';
import { checkRepeat, checkUser } from './checkUser.ts';
import { chooseEntry } from './chooseEntry.ts';
import { findTerms } from './findTerms.ts';
import { findWay, nameReceiver, type Way } from './findWay.ts';
import { usdOf } from './limits.ts';
import { readWithdrawable, type Source, sourcesOf, WALLET_BY_SOURCE } from './readWithdrawable.ts';
import { refusal } from './refuseWithdrawal.ts';
import { takeFromWallets } from './takeFromWallets.ts';
import { keepAnswers, zoneOf } from './travelRule.ts';

/** Between two withdrawals of a coin on a chain (screens.md 0.2a). */
export const COOL_DOWN_MS = 10_000;

type Asks = Asked<'withdrawCreate'>;

export const coolDownSubject = (uid: number, coin: string, chain: string): string =>
  `withdraw:${uid}:${coin}:${chain}`;

/**
 * Takes an order to send coins out (screens.md 1.17, 2.11). It checks in the order in which the form does, sets the coins
 * aside and begins the withdrawal's life; inside of the exchange it pays at once. Throws Refusal, and NotEnough where the
 * coins went elsewhere at the same moment.
 */
export async function submitWithdrawal(
  sql: Sql,
  exchange: Exchange,
  asks: Asks,
  asker: Asker,
): Promise<Withdrawal> {
  const { uid, user, nowMs } = asker;
  const { coin, requestId, riskToken, verification } = asks;
  const state = await lockUser(sql, uid);
  await checkUser(sql, state, asks, asker);
  const book = await readBook(sql, uid);
  const saved = book.find(({ id }) => id === asks.addressId);
  const way = await findWay(sql, exchange, asker, asks, saved);
  if (typeof way === 'number') {
    throw refusal(way);
  }
  const terms = findTerms(exchange, coin, way, nowMs);
  const { addressId } = asks;
  const entry = chooseEntry(book, way, { coin, addressId, whitelistOnly: state.whitelistOnly, nowMs });
  if (typeof entry === 'number') {
    const isLocked = entry === 131098 && saved !== undefined;
    throw refusal(entry, isLocked ? { lockUntil: String(saved.lockUntil) } : {});
  }
  if (entry === undefined && way.recipient !== null) {
    const held = refusalOfHold(await findHold(sql, way.account));
    if (held !== null) {
      throw refusal(held);
    }
  }
  const price = priceWithdrawal(asks.amount, asks.feeType, terms);
  checkAmount(asks.amount, price, terms);
  // An invoice asks for what arrives: the fee may have come out of the amount.
  const asked = way.recipient?.invoice?.amount ?? null;
  if (!paysInvoice(asked, price.receive.toFixed(), terms.accuracy)) {
    throw refusal(132001);
  }
  const sources = takeFromWallets(
    price.debit,
    walletsOf(asks, asker),
    await readWithdrawable(sql, user, coin),
  );
  if (typeof sources === 'number') {
    throw refusal(sources);
  }
  const usd = usdOf(exchange, coin, asks.amount, nowMs);
  await checkLimits(sql, { asker, coin, usd, isOnChain: way.toUid === null });
  checkTravelRule(exchange, { asks, asker, usd, isOnChain: way.toUid === null });
  await checkRepeat(sql, asks, way, asker);
  await takeTurn(sql, coolDownSubject(uid, coin, way.chain), COOL_DOWN_MS, nowMs);
  const isStillFree = state.verificationFree && entry?.verified === 1;
  const receiver = writeReceiver(nameReceiver(asks, saved));
  const about = { ...asks, tag: asks.tag, addressId };
  const guard = {
    scene: RISK_SCENES.withdraw,
    about,
    riskToken,
    verification,
    receiver,
    isStillFree,
  } as const;
  await checkGuard(sql, exchange, asker, guard);
  if (entry !== undefined) {
    await sql.update(savedAddresses).set({ lastUsedAt: nowMs }).where(eq(savedAddresses.id, entry.id));
  }
  const isInside = way.toUid !== null;
  const withdrawal: Withdrawal = {
    id: randomUUID(),
    uid,
    requestId,
    coin,
    chain: way.chain,
    address: way.address,
    tag: way.tag,
    addressId: entry?.id ?? null,
    remark: entry?.remark ?? '',
    debited: price.debit.toFixed(),
    amount: asks.amount,
    fee: price.fee.toFixed(),
    receive: price.receive.toFixed(),
    tax: '0',
    taxRate: '0',
    taxType: '',
    sources,
    status: isInside ? 'success' : 'SecurityCheck',
    type: isInside ? 1 : 0,
    toUid: way.toUid,
    txId: '',
    confirmations: 0,
    needConfirm: isInside ? 0 : terms.confirmations,
    failCode: null,
    questionnaire: keepAnswers(zoneOf(user), asks.questionnaire),
    usd: usd.toFixed(),
    createdAt: nowMs,
    updatedAt: nowMs,
  };
  await sql.insert(withdrawals).values(withdrawal);
  await (isInside ? settleInside(sql, withdrawal, way) : begin(sql, exchange, withdrawal));
  return withdrawal;
}

/** An address that is in no entry of the user's own is refused for what stands against it all the same (screens.md 0.2c). */
function refusalOfHold(hold: Hold): 131066 | 131068 | null {
  return hold === BLOCKED ? 131066 : hold === DATA_NEEDED ? 131068 : null;
}

async function begin(sql: Sql, exchange: Exchange, withdrawal: Withdrawal): Promise<void> {
  await setAside(sql, withdrawal, withdrawal.createdAt);
  await planStep(sql, exchange, withdrawal, { nowMs: withdrawal.createdAt });
}

/** Off chain nothing has to be waited for. */
async function settleInside(sql: Sql, withdrawal: Withdrawal, { toUid }: Way): Promise<void> {
  const { id, uid, coin, receive, createdAt: nowMs } = withdrawal;
  await payAtOnce(sql, withdrawal, toUid, nowMs);
  if (toUid !== null && toUid !== HOUSE_UID) {
    await creditInternal(sql, { toUid, fromUid: uid, coin, amount: receive, withdrawalId: id, nowMs });
  }
}

/** The wallets that were named and are there, in the order they were named in. */
function walletsOf({ accountType }: Asks, { user }: Asker) {
  const named = new Set(accountType.split(',') as Source[]);
  const there = sourcesOf(user);
  return [...named].filter((source) => there.includes(source)).map((source) => WALLET_BY_SOURCE[source]);
}
