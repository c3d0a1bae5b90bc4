import type { PickerChain } from '#app/components/chainPicker/chainOrder.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

/** A chain of a coin, as coin-config describes it. */
export type CoinChainTerms = ResultOf<'coinConfig'>['chains'][number];

/** A chain as the picker shows it for deposits, which cost nothing here: ten rows of "no fee" would say nothing. */
export function toDepositChain(terms: CoinChainTerms): PickerChain {
  const { chain, chainType, depositMin, depositEta, confirmation, safeConfirmNumber, chainDeposit } = terms;
  const isOpen = chainDeposit === '1';
  return {
    code: chain,
    label: chainType,
    fee: undefined,
    min: depositMin,
    etaSeconds: depositEta,
    creditAfter: Number(confirmation),
    unlockAfter: Number(safeConfirmNumber),
    ...(!isOpen && {
      suspension: {
        reason: terms.reason ?? '',
        ...(terms.reopenAt !== undefined && { reopensAtMs: Number(terms.reopenAt) }),
      },
    }),
  };
}
