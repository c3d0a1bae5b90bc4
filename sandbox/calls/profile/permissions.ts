import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

const OF_EVERYONE = [
  'asset.read',
  'deposit.create',
  'address.write',
  'convert.trade',
  'limitOrder.trade',
  'record.read',
  'export.create',
  'tax.read',
  'questionnaire.apply',
] as const;
/** For main accounts only: coins leave a family from there (131076), and block trades and transfers are the main account's. */
const OF_MAIN = ['withdraw.create', 'blockTrade.trade', 'subTransfer.read'] as const;

/** GET permission (screens.md 2.1): what this account may do at all, whatever it still has to prove for it. */
export function listPermissions({ parentId }: DemoUser): ResultOf<'permission'> {
  return {
    loaded: true,
    permissions: parentId === null ? [...OF_EVERYONE, ...OF_MAIN] : [...OF_EVERYONE],
  };
}

type Grant = 0 | 1 | 2;
const [DENIED, ALLOWED, AFTER_KYC] = [0, 1, 2] as const;

/** Products that need a verified user (131004, 42039). */
const NEEDS_KYC = ['deposit', 'withdraw', 'convert', 'p2p', 'card', 'fiat'] as const;
/** Products that every account has. */
const FREE_FOR_ALL = ['export', 'records', 'transfer'] as const;

const OF_MAIN_ONLY = ['withdraw', 'block_trade'] as const;

/** Residents of these are not served by the product. Sandbox values, not a statement about any exchange. */
const NOT_SERVED: Readonly<Record<string, readonly string[]>> = {
  card: ['HKG', 'IND', 'USA'],
  p2p: ['HKG', 'USA'],
};

/** GET register/permission_v2 (screens.md 2.1). A guest gets what an account without verification would have. */
export function describeRegisterPermission(user: DemoUser | null): ResultOf<'registerPermission'> {
  const isVerified = user !== null && user.kycLevel > 0;
  const items: Record<string, Grant> = {};
  const reason: Record<string, string> = {};
  for (const item of NEEDS_KYC) {
    items[item] = isVerified ? ALLOWED : AFTER_KYC;
  }
  for (const item of FREE_FOR_ALL) {
    items[item] = ALLOWED;
  }
  items.block_trade = isVerified ? ALLOWED : AFTER_KYC;
  for (const [item, countries] of Object.entries(NOT_SERVED)) {
    if (user !== null && countries.includes(user.country)) {
      items[item] = DENIED;
      reason[item] = 'Not offered where you live.';
    }
  }
  if (user !== null && user.parentId !== null) {
    for (const item of OF_MAIN_ONLY) {
      items[item] = DENIED;
      reason[item] = 'Only the main account can do this.';
    }
  }
  for (const [item, grant] of Object.entries(items)) {
    if (grant === AFTER_KYC) {
      reason[item] = 'Verify your identity first.';
    }
  }
  return { items, reason };
}
