import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import type { SecurityStep } from '#app/features/securityStep/createSecurityStep.ts';
import { useApi } from '#app/queries/useApi.ts';
import { tabStorage } from '#app/storage/keyStorage.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { createWithdrawal, type Withdrawal } from './createWithdrawal.ts';
import { createWithdrawalCalls } from './createWithdrawalCalls.ts';
import { describeOrder } from './describeOrder.ts';
import { lateNotice } from './lateNotice.ts';
import type { SentOrder } from './withdrawalOrder.ts';
import type { WithdrawalState } from './withdrawalState.ts';

export interface UsedWithdrawal {
  readonly state: WithdrawalState;
  readonly withdrawal: Withdrawal;
}

export interface UseWithdrawalOptions {
  readonly userId: number;
  readonly prove: SecurityStep['run'];
  /** How far the exchange's clock is ahead, in ms. */
  readonly skewMs: number;
  /** A network by its code; undefined while the exchange has not named it. */
  readonly findChain: (code: string) => AddressChain | undefined;
  /** The order on the screen is with the exchange, or has gone on there; `isNew` the first time. */
  readonly onTracked: (sent: SentOrder, isNew: boolean) => void;
}

/** The withdrawal of a screen, for as long as the screen is there; what was sent is watched on beyond that. */
export function useWithdrawal({ userId, ...given }: UseWithdrawalOptions): UsedWithdrawal {
  const request = useApi();
  const { i18n } = useTranslation();
  const newest = useRef({ ...given, i18n });
  newest.current = { ...given, i18n };
  const [withdrawal] = useState(() =>
    createWithdrawal({
      ...createWithdrawalCalls(request, systemClock, () => newest.current.skewMs),
      clock: systemClock,
      newId: createId,
      storage: tabStorage,
      userId: String(userId),
      signals: pageSignals,
      prove: (...step) => newest.current.prove(...step),
      describe: (order) => {
        const { findChain: find, i18n: words } = newest.current;
        return describeOrder(order, find(order.chain), words);
      },
      onTracked: (...tracked) => newest.current.onTracked(...tracked),
      onDecidedLate: (sent, record) => void showToast(lateNotice(sent, record, newest.current.i18n)),
    }),
  );
  useEffect(() => withdrawal.start(), [withdrawal]);
  return { state: useSyncExternalStore(withdrawal.subscribe, withdrawal.getState), withdrawal };
}
