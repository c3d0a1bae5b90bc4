import { cleanAddress } from '#shared/addresses/cleanAddress.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { type Agreements, isAsAsked } from './agreement.ts';

type Entry = ResultOf<'addressCreate'>;
type NewEntry = InputOf<'addressBatchCreate'>['items'][number];

/**
 * Whether two texts are one address. Where the asked one is written in one case alone (hex, bech32), the exchange may have
 * written its letters in the other; in all other spellings the case is part of the address.
 */
function isSameAddress(asked: string, answered: string): boolean {
  const { text } = cleanAddress(asked);
  if (text === answered) return true;
  const bare = text.replace(/^0x/i, '');
  const isOneCase = bare === bare.toLowerCase() || bare === bare.toUpperCase();
  return isOneCase && text.toLowerCase() === answered.toLowerCase();
}

/** Accounts inside the exchange: e-mails in small letters, phones and ids without what groups their digits. */
function isSameAccount(asked: string, answered: string): boolean {
  const tidy = (account: string): string => account.replace(/[\s()-]/g, '').toLowerCase();
  return tidy(asked) === tidy(answered);
}

/** The row that a new address became. A tag that was not entered may come out of the address. */
function isSavedAs(asked: NewEntry, row: Omit<Entry, 'uid' | 'requestId'>): boolean {
  const isOnChain = asked.addressType === 0;
  const { coin, remark, addressType, walletType, ownership, verified } = asked;
  const tag = asked.tag?.trim() ?? '';
  return (
    row.coin === coin &&
    row.addressType === addressType &&
    row.walletType === walletType &&
    row.ownership === ownership &&
    row.verified === verified &&
    row.remark.trim() === remark.trim() &&
    (isOnChain
      ? row.chain === asked.chain && isSameAddress(asked.address, row.address)
      : isSameAccount(asked.address, row.address)) &&
    (tag === '' || row.tag === tag)
  );
}

/** Whether a line of a batch was created: its code is 0, and it has its row. */
function isCreated({ code }: { readonly code: number }): boolean {
  return code === 0;
}

/** The address book, and the check of addresses before they are saved. */
export const addressAgreements: Agreements<
  | 'addressList'
  | 'addressCheck'
  | 'addressCreate'
  | 'addressBatchCreate'
  | 'addressEdit'
  | 'addressDelete'
  | 'addressVerification'
  | 'addressSwitch'
  | 'addressSuperVerification'
> = {
  addressList: ({ coin, chain, addressType, verified }, { rows }) =>
    rows.every(
      (row) =>
        isAsAsked(coin, row.coin) &&
        isAsAsked(chain, row.chain) &&
        isAsAsked(addressType, row.addressType) &&
        isAsAsked(verified, row.verified),
    ),
  /** The spelling that is returned is the one that gets saved, so the page asks with its own check's spelling. */
  addressCheck: ({ items }, { items: checked }) =>
    checked.length === items.length &&
    items.every(({ address }, at) => {
      const item = checked[at];
      return item !== undefined && (!item.valid || isSameAddress(address, item.normalized));
    }),
  addressCreate: isSavedAs,
  addressBatchCreate: ({ items }, { results, created, failed }) =>
    results.length === items.length &&
    created === results.filter(isCreated).length &&
    created + failed === items.length &&
    items.every((item, at) => {
      const result = results.find(({ index }) => index === at);
      if (result === undefined || (result.row !== undefined) !== isCreated(result)) return false;
      return result.row === undefined || isSavedAs(item, result.row);
    }),
  addressEdit: ({ remark, walletType, ownership, vaspCode }, row) =>
    isAsAsked(remark?.trim(), row.remark.trim()) &&
    isAsAsked(walletType, row.walletType) &&
    isAsAsked(ownership, row.ownership) &&
    isAsAsked(vaspCode, row.vaspCode),
  addressDelete: ({ ids }, { deleted, failed }) =>
    [...deleted, ...failed.map(({ id }) => id)].every((id) => ids.includes(id)) &&
    ids.every((id) => deleted.includes(id) || failed.some((each) => each.id === id)),
  addressVerification: ({ ids, verified }, { rows }) =>
    rows.every((row) => ids.includes(row.id) && row.verified === verified) &&
    ids.every((id) => rows.some((row) => row.id === id)),
  addressSwitch: ({ type, on }, { settings }) => settings[type] === on,
  addressSuperVerification: (asked, { settings }) => 'id' in asked || settings[asked.type] === asked.on,
};
