import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readUser, type UserState } from '#sandbox/books/exchange/lockUser.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { Asker } from '#sandbox/server/api/implement.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Scene } from '#shared/securityStep/stepSubjects.ts';
import { findEntries, isFor, readBook, statusOf } from '../addressBook/book.ts';
import { type GoodRecipient, inspectAddress } from '../addressBook/inspectAddress.ts';
import { nameReceiver } from '../withdraw/findWay.ts';
import { type About, textOf } from './about.ts';
import { readPause } from './readPause.ts';
import { digestSubject } from './spellSubject.ts';
import { isBanned } from './withdrawalBan.ts';

/** What a security step begins with. 131089, 131090 and 131226 are reasons for there being none (screens.md 2.5). */
export type Step =
  | {
      readonly action: 'pass' | 'verify';
      /** See digestSubject; undefined: it names too little to open anything. */
      readonly subject: string | undefined;
    }
  | { readonly action: 'deny'; readonly code: 131089 | 131090 | 131226 };

/** Making the book smaller, or naming its entries otherwise, helps no thief (screens.md 1.9). */
const HARMLESS: ReadonlySet<Scene> = new Set([RISK_SCENES.addressEdit, RISK_SCENES.addressDelete]);
/** From so many dollars on, nothing is sent to an address of high risk. A sandbox value. */
const RISKY_USD = 10_000;

/** Whether a user may do something, and whether they have to prove for it who they are. */
export async function decideStep(
  sql: Sql,
  exchange: Exchange,
  asker: Asker,
  { scene, about }: { readonly scene: Scene; readonly about: About },
): Promise<Step> {
  if (scene !== RISK_SCENES.withdraw) {
    return { action: HARMLESS.has(scene) ? 'pass' : 'verify', subject: digestSubject(scene, about, '') };
  }
  const { uid, nowMs } = asker;
  const state = await readUser(sql, uid);
  if (readPause(state, nowMs) !== null) {
    return { action: 'deny', code: 131089 };
  }
  if (await isBanned(sql, uid, nowMs)) {
    return { action: 'deny', code: 131090 };
  }
  const recipient = readRecipient(about, exchange, nowMs);
  if (recipient !== undefined && isTooRisky(recipient, about, exchange, nowMs)) {
    return { action: 'deny', code: 131226 };
  }
  const isKnown = recipient !== undefined && (await isFreeOfCodes(sql, state, { recipient, about, nowMs }));
  const receiver = await readReceiver(sql, uid, about, recipient);
  return {
    action: isKnown ? 'pass' : 'verify',
    subject: digestSubject(RISK_SCENES.withdraw, about, receiver),
  };
}

/** How the step names a receiver inside of the exchange. One that does not say whether it is one means what the address is. */
async function readReceiver(
  sql: Sql,
  uid: number,
  about: About,
  recipient: GoodRecipient | undefined,
): Promise<string> {
  const id = textOf(about, 'addressId');
  const saved = id === undefined ? undefined : (await readBook(sql, uid)).find((entry) => entry.id === id);
  const way = textOf(about, 'forceChain') ?? (recipient === undefined ? '2' : '0');
  const forceChain = way === '2' ? 2 : 0;
  return writeReceiver(nameReceiver({ address: textOf(about, 'address') ?? '', forceChain }, saved));
}

/** What digestSubject takes of it. */
export function writeReceiver(named: ReturnType<typeof nameReceiver>): string {
  return named === null ? '' : `${named.kind} ${named.areaCode ?? ''}`;
}

function readRecipient(
  about: About,
  { hasTriggers }: Pick<Exchange, 'hasTriggers'>,
  nowMs: number,
): GoodRecipient | undefined {
  const [coin, chain, address, tag] = ['coin', 'chain', 'address', 'tag'].map((name) => textOf(about, name));
  const inspected = inspectAddress(
    { coin: coin ?? '', chain: chain ?? '', address: address ?? '', tag },
    { nowMs, hasTriggers },
  );
  return inspected.ok ? inspected : undefined;
}

function isTooRisky(
  { risk }: GoodRecipient,
  about: About,
  { prices }: Pick<Exchange, 'prices'>,
  nowMs: number,
): boolean {
  const amount = textOf(about, 'amount') ?? '';
  const price = prices.usd(textOf(about, 'coin') ?? '', nowMs);
  const isNumber = /^\d{1,40}(?:\.\d{1,18})?$/.test(amount);
  return (
    risk === 'HIGH' && isNumber && price !== undefined && new Decimal(amount).times(price).gte(RISKY_USD)
  );
}

/** A verified entry needs no code where its owner switched that on (screens.md 1.17, step 6). */
async function isFreeOfCodes(
  sql: Sql,
  state: UserState,
  { recipient, about, nowMs }: { recipient: GoodRecipient; about: About; nowMs: number },
): Promise<boolean> {
  if (!state.verificationFree) {
    return false;
  }
  const entries = findEntries(await readBook(sql, state.uid), recipient, nowMs);
  return entries.some(
    (entry) =>
      entry.verified === 1 && statusOf(entry, nowMs) === 0 && isFor(entry, textOf(about, 'coin') ?? ''),
  );
}
