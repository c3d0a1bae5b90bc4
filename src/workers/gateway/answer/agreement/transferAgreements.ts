import { Decimal } from '#shared/money/decimal.ts';
import { type Agreement, type Agreements, isAsAsked, isWithin } from './agreement.ts';

/** With the fee on top what was entered arrives; with the fee inside it arrives without the fee (screens.md 1.17). */
const agreesToWithdrawal: Agreement<'withdrawCreate'> = ({ amount, feeType }, { fee, receive }) =>
  new Decimal(feeType === 0 ? amount : new Decimal(amount).minus(fee)).eq(receive);

/** The row has the values that were asked for; a retired address still credits for a while (screens.md 1.16). */
const agreesToEdit: Agreement<'depositAddressEdit'> = ({ label, isDefault, state }, row) =>
  isAsAsked(label?.trim(), row.label.trim()) &&
  isAsAsked(isDefault, row.isDefault) &&
  namesItself(row) &&
  (state === undefined || row.state === 'expiring' || row.state === 'retired');

/** A link that pays names the address that is shown, and so does a bare address. */
function namesItself({
  addressDeposit,
  uri,
}: {
  readonly addressDeposit: string;
  readonly uri: string;
}): boolean {
  return addressDeposit === '' ? uri === '' : uri.includes(addressDeposit);
}

/** What goes out and what comes in. */
export const transferAgreements: Agreements<
  | 'withdrawChains'
  | 'withdrawLimit'
  | 'withdrawCreate'
  | 'withdrawRecords'
  | 'depositRecords'
  | 'depositAddresses'
  | 'depositOrder'
  | 'depositAddressEdit'
  | 'depositAddressList'
  | 'userPreferencesEdit'
  | 'transferList'
  | 'transactionHistory'
  | 'riskLimitList'
> = {
  withdrawChains: ({ coin }, { rows }) => rows.every((row) => isAsAsked(coin, row.coin)),
  withdrawLimit: ({ coin }, { withdrawableAmount }) =>
    Object.values(withdrawableAmount).every((wallet) => wallet === undefined || wallet.coin === coin),
  withdrawCreate: agreesToWithdrawal,
  withdrawRecords: ({ withdrawID, txID, coin, address, withdrawType, startTime, endTime }, { rows }) =>
    rows.every(
      (row) =>
        isAsAsked(withdrawID, row.withdrawId) &&
        isAsAsked(txID, row.txID) &&
        isAsAsked(coin, row.coin) &&
        isAsAsked(address, row.toAddress) &&
        isAsAsked(withdrawType, row.withdrawType) &&
        ((startTime === undefined && endTime === undefined) ||
          isWithin({ startTime, endTime }, row.createTime)),
    ),
  depositRecords: ({ id, txId, coin, chain, status, kind, ...times }, { rows }) =>
    rows.every(
      (row) =>
        isAsAsked(id, row.id) &&
        isAsAsked(txId, row.txID) &&
        isAsAsked(coin, row.coin) &&
        isAsAsked(chain, row.chain) &&
        isAsAsked(status, row.status) &&
        (kind === 'all' || kind === row.kind) &&
        isWithin(times, row.createdAt),
    ),
  transferList: (asked, { list }) =>
    list.every(
      (row) =>
        isAsAsked(asked.coin, row.coin) &&
        isAsAsked(asked.status, row.status) &&
        isAsAsked(asked.transferId, row.transferId) &&
        isAsAsked(asked.fromAccountType, row.fromAccountType) &&
        isAsAsked(asked.toAccountType, row.toAccountType) &&
        isAsAsked(
          asked.fromMemberId === undefined ? undefined : String(asked.fromMemberId),
          row.fromMemberId,
        ) &&
        isAsAsked(asked.toMemberId === undefined ? undefined : String(asked.toMemberId), row.toMemberId) &&
        isWithin(asked, row.timestamp),
    ),
  transactionHistory: ({ currency, symbol, type, ...times }, { list }) =>
    list.every(
      (row) =>
        isAsAsked(currency, row.currency) &&
        isAsAsked(symbol, row.symbol) &&
        (type === '' || isAsAsked(type, row.type)) &&
        isWithin(times, row.transactionTime),
    ),
  riskLimitList: ({ coin }, { list }) => list.every((row) => isAsAsked(coin, row.coin)),
  depositAddresses: ({ chain }, { chains }) =>
    chains.every((each) => isAsAsked(chain, each.chain) && each.addresses.every(namesItself)),
  depositOrder: ({ label, newAddress }, { orderId, status, address }) =>
    address === undefined ||
    (address.id === orderId &&
      namesItself(address) &&
      address.state === status &&
      (!newAddress || isAsAsked(label?.trim(), address.label.trim()))),
  depositAddressEdit: agreesToEdit,
  depositAddressList: ({ chain, state }, { rows }) =>
    rows.every((row) => isAsAsked(chain, row.chain) && isAsAsked(state, row.state) && namesItself(row)),
  userPreferencesEdit: ({ creditAccount, lastCoin, lastChain }, now) =>
    isAsAsked(creditAccount, now.creditAccount) &&
    isAsAsked(lastCoin, now.lastCoin) &&
    isAsAsked(lastChain, now.lastChain),
};
