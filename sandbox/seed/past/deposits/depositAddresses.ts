import { spotOf } from '#sandbox/calls/deposit/addresses/createAddress.ts';
import { idOf } from '#sandbox/calls/deposit/idOf.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import { FORM_USERS, USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import type { Past } from '../createPast.ts';
import { DAY_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';

interface AddressRule extends PastRule {
  readonly chains: readonly string[];
}

/** Labels of a user's first addresses; the rest have none. */
const LABELS = ['Main wallet', 'Savings', 'Hardware wallet'];
const EVERYDAY = ['TRX', 'BTC', 'ETH'];
const when = { agoMs: 365 * DAY_MS };

/** The addresses that deposits come to; the coins of a chain share one. */
export const DEPOSIT_ADDRESSES: PastTable<AddressRule> = {
  name: 'address',
  rules: [
    { uid: USER_ID.demo, when, chains: [...EVERYDAY, 'SOL', 'XRP', 'LTC', 'ADA'] },
    { uid: USER_ID.vip, when, chains: [...EVERYDAY, 'ARBI', 'BSC', 'TON'] },
    { uid: USER_ID.main, when, chains: [...EVERYDAY, 'SOL', 'XLM', 'CAVAX'] },
    { uid: USER_ID.sub, when, chains: ['TRX', 'BASE'] },
    { uid: USER_ID.hongKong, when, chains: [...EVERYDAY, 'DOT'] },
    { uid: USER_ID.india, when, chains: ['TRX', 'BTC', 'MATIC'] },
    ...FORM_USERS.map(({ id: uid }) => ({ uid, when, chains: EVERYDAY })),
  ],
  write: writeAddresses,
};

function writeAddresses({ exchange, rows }: Past, { rule, name, atMs }: PastEvent<AddressRule>): void {
  const { uid, chains } = rule;
  chains.forEach((code, at) => {
    const chain = CHAIN_BY_CODE.get(code);
    if (chain === undefined) {
      throw new Error(`There is no chain ${code}.`);
    }
    rows.depositAddresses.push({
      id: idOf(`${name}/${code}`),
      uid,
      chain: code,
      ...spotOf(chain, { seed: exchange.seed, uid, index: 0, tries: 0 }),
      label: LABELS[at] ?? '',
      isDefault: true,
      state: 'ready',
      expiresAt: null,
      createdAt: atMs,
    });
  });
}
