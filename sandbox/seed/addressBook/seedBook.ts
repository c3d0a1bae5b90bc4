import { createHash } from 'node:crypto';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import { BLOCKED, DATA_NEEDED, type Entry } from '#sandbox/calls/addressBook/book.ts';
import { inspectAddress } from '#sandbox/calls/addressBook/inspectAddress.ts';
import { makeAddress } from '#sandbox/calls/deposit/addresses/makeAddress.ts';
import { hashText, mixHash } from '#sandbox/feed/market/hash.ts';
import { CHAINS } from '../reference/chains.ts';
import { DEMO_USERS } from '../reference/demoUsers.ts';
import { SEED_BOOK, type SeedLine } from './seedLines.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long the entry that is still locked has to go. */
const LOCKED_FOR_MS = 20 * HOUR_MS;
/** One address in sixteen is of high risk. */
const MOST_TRIES = 200;

type Seeding = Pick<Exchange, 'seed' | 'startedAtMs'>;

/** Gives the demo users an address book with an entry in every state. */
export async function seedBook(sql: Sql, exchange: Seeding): Promise<void> {
  await sql
    .insert(savedAddresses)
    .values(SEED_BOOK.flatMap(({ uid, lines }) => lines.map((line, n) => buildSeed(exchange, uid, line, n))));
}

/** An id that is always the same; it looks like any other. */
export function seedId(seed: string, name: string): string {
  const hex = createHash('sha256').update(`${seed}/${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** An address that nobody holds a key of, as safe or as doubtful as is wanted. */
export function seedAddress(chain: string, name: string, risk: 'LOW' | 'HIGH'): string {
  const format = CHAINS.find((candidate) => candidate.chain === chain)?.format ?? '';
  for (let tries = 0; ; tries += 1) {
    const address = makeAddress(format, `${name}/${tries}`);
    const inspected = inspectAddress({ coin: 'baseCoin', chain, address }, { nowMs: 0, hasTriggers: true });
    if ((inspected.ok && inspected.risk === risk) || tries === MOST_TRIES) {
      return address;
    }
  }
}

function buildSeed({ seed, startedAtMs }: Seeding, uid: number, line: SeedLine, n: number): Entry {
  const { remark, coin, chain, state = 'normal' } = line;
  const name = `${uid}/book/${n}`;
  const ageDays = 20 + (mixHash(hashText(`${seed}/${name}`), 1) % 340);
  const isOfChain = chain !== '';
  const address = isOfChain
    ? seedAddress(chain, `${seed}/${name}`, state === 'blocked' ? 'HIGH' : 'LOW')
    : (line.account ?? '');
  return {
    id: seedId(seed, name),
    uid,
    coin,
    chain,
    address,
    normalized: isOfChain ? accountOf(chain, address) : String(idOfAccount(address)),
    tag: line.tag ?? '',
    remark,
    addressType: isOfChain ? 0 : 1,
    internalType: isOfChain ? null : address.includes('@') ? 'email' : 'uid',
    areaCode: null,
    walletType: line.vasp === undefined ? 1 : 0,
    ownership: line.owner === undefined ? 'self' : 'other',
    vaspCode: line.vasp ?? null,
    legalType: line.owner?.legalType ?? null,
    names: line.owner?.names ?? {},
    verified: line.isVerified === true ? 1 : 0,
    status: state === 'blocked' ? BLOCKED : state === 'data needed' ? DATA_NEEDED : 0,
    lockUntil: state === 'locked' ? startedAtMs + LOCKED_FOR_MS : null,
    createdAt: startedAtMs - (state === 'locked' ? DAY_MS - LOCKED_FOR_MS : ageDays * DAY_MS),
    lastUsedAt: null,
    risk: state === 'blocked' ? 'HIGH' : 'LOW',
  };
}

function accountOf(chain: string, address: string): string {
  const inspected = inspectAddress({ coin: 'baseCoin', chain, address }, { nowMs: 0, hasTriggers: true });
  return inspected.ok ? inspected.account : address;
}

function idOfAccount(account: string): number | string {
  return DEMO_USERS.find((user) => user.account === account || String(user.id) === account)?.id ?? account;
}
