import type { ResultOf } from '#sandbox/server/api/implement.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';
import type { Received } from './readReceived.ts';
import { writePaymentUri } from './writePaymentUri.ts';

type AddressResult = ResultOf<'depositAddresses'>['chains'][number]['addresses'][number];

/** An address as its owner is shown it (screens.md 2.3, address-chain); while it is being made there is none to show. */
export function describeAddress(
  row: DepositAddressRow,
  coin: string,
  received: Received | undefined,
): AddressResult {
  const { id, chain, address, tag, label, isDefault, state, expiresAt, createdAt } = row;
  const isMade = state !== 'creating';
  return {
    id,
    addressDeposit: isMade ? address : '',
    tagDeposit: isMade ? tag : '',
    label,
    isDefault,
    state,
    ...(expiresAt !== null && { expireAt: String(expiresAt) }),
    createdAt: String(createdAt),
    ...(received !== undefined && { lastDepositAt: String(received.lastAtMs) }),
    totalReceived: received?.total ?? '0',
    uri: isMade ? writePaymentUri({ coin, chain, address, tag }) : '',
  };
}
