import { BLOCKED, DATA_NEEDED, type Entry } from '#sandbox/calls/addressBook/book.ts';
import { inspectAddress } from '#sandbox/calls/addressBook/inspectAddress.ts';
import { idOf } from '#sandbox/calls/deposit/idOf.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import type { Past } from '../createPast.ts';
import { DAY_MS, HOUR_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';
import { chooseAddress } from './chooseAddress.ts';
import { SAVED_ADDRESS_LINES, type SavedAddressLine } from './savedAddressLines.ts';

/** How long a new entry is locked, and how long ago the locked ones were saved. */
const [LOCK_MS, LOCKED_SINCE_MS] = [DAY_MS, 4 * HOUR_MS];

type SavedAddressRule = PastRule & SavedAddressLine;

/** The address books, with an entry in every state. */
export const SAVED_ADDRESSES: PastTable<SavedAddressRule> = {
  name: 'savedAddress',
  rules: SAVED_ADDRESS_LINES.flatMap(({ uid, lines }) =>
    lines.map(
      (line): SavedAddressRule => ({
        uid,
        ...line,
        when:
          line.state === 'locked'
            ? { agoMs: LOCKED_SINCE_MS }
            : { count: 1, spread: 'random', fromDays: 360, toDays: 20 },
      }),
    ),
  ),
  write: saveAddress,
};

function saveAddress({ rows }: Past, { rule, name, atMs }: PastEvent<SavedAddressRule>): void {
  const { uid, remark, coin, chain, state = 'normal' } = rule;
  const risk = state === 'blocked' ? 'HIGH' : 'LOW';
  const isOfChain = chain !== '';
  const address = isOfChain ? chooseAddress(chain, name, risk) : (rule.account ?? '');
  rows.savedAddresses.push({
    id: idOf(name),
    uid,
    coin,
    chain,
    address,
    normalized: isOfChain ? normalize(chain, address) : idOfAccount(address),
    tag: rule.tag ?? '',
    remark,
    addressType: isOfChain ? 0 : 1,
    internalType: isOfChain ? null : address.includes('@') ? 'email' : 'uid',
    areaCode: null,
    walletType: rule.vasp === undefined ? 1 : 0,
    ownership: rule.owner === undefined ? 'self' : 'other',
    vaspCode: rule.vasp ?? null,
    legalType: rule.owner?.legalType ?? null,
    names: rule.owner?.names ?? {},
    verified: rule.isVerified === true ? 1 : 0,
    status: STATUS[state],
    lockUntil: state === 'locked' ? atMs + LOCK_MS : null,
    createdAt: atMs,
    lastUsedAt: null,
    risk,
  });
}

/** A lock runs out by itself, so a locked entry has the status of a normal one. */
const STATUS: Readonly<Record<NonNullable<SavedAddressLine['state']>, Entry['status']>> = {
  normal: 0,
  locked: 0,
  blocked: BLOCKED,
  'data needed': DATA_NEEDED,
};

function normalize(chain: string, address: string): string {
  const inspected = inspectAddress({ coin: 'baseCoin', chain, address }, { nowMs: 0, hasTriggers: true });
  return inspected.ok ? inspected.account : address;
}

function idOfAccount(account: string): string {
  const user = DEMO_USERS.find(({ account: known, id }) => known === account || String(id) === account);
  return user === undefined ? account : String(user.id);
}
