import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { listVisible } from './family.ts';

type AccountType = ResultOf<'transferAccountTypes'>['list'][number];

interface WalletType extends Pick<AccountType, 'code' | 'label'> {
  readonly wallet: Wallet;
  isHadBy(user: DemoUser): boolean;
}

const isUnified = ({ utaStatus }: DemoUser) => utaStatus === 'SUCCESS';

/** Codes of screens.md 2.0. Islamic accounts have nothing that earns interest (screens.md 0.3). */
const WALLET_TYPES: readonly WalletType[] = [
  { wallet: 'FUND', code: 6, label: 'Funding', isHadBy: () => true },
  { wallet: 'UNIFIED', code: 10, label: 'Unified trading', isHadBy: isUnified },
  { wallet: 'SPOT', code: 2, label: 'Spot', isHadBy: (user) => !isUnified(user) },
  { wallet: 'CONTRACT', code: 1, label: 'Derivatives', isHadBy: () => true },
  { wallet: 'EARN', code: 5, label: 'Investment', isHadBy: ({ subAttribute }) => subAttribute !== 2 },
];

/** The wallets that transfers go between, and who of those a user sees has one (screens.md 2.4). */
export function describeAccountTypes(user: DemoUser): AccountType[] {
  return WALLET_TYPES.map(({ wallet, code, label, isHadBy }) => ({
    accountType: wallet,
    code,
    label,
    members: listVisible(user)
      .filter(isHadBy)
      .map(({ id, username, parentId }) => ({
        uid: String(id),
        name: username,
        isMain: parentId === null,
      })),
  })).filter(({ members }) => members.length > 0);
}
