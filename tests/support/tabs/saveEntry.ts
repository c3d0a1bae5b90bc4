import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';

export interface KeptEntry {
  readonly uid: number;
  readonly remark: string;
  readonly chain: 'TRX' | 'ETH';
  /** In the one spelling that the exchange keeps. */
  readonly address: string;
}

/** Puts an address for USDT into a user's address book, which is usable at once. */
export async function saveEntry(
  { exchange }: Sandbox,
  { uid, remark, chain, address }: KeptEntry,
): Promise<void> {
  await exchange.database.sql
    .insert(savedAddresses)
    .values({
      ...{ id: `${uid}-${address}`, uid, coin: 'USDT', chain, tag: '', remark },
      ...{ address, normalized: address, addressType: 0, internalType: null, areaCode: null },
      ...{ walletType: 1, ownership: 'self', vaspCode: null, legalType: null, names: {}, verified: 0 },
      ...{ status: 0, lockUntil: null, createdAt: 1_700_000_000_000, lastUsedAt: null, risk: 'LOW' },
    })
    .onConflictDoNothing();
}
