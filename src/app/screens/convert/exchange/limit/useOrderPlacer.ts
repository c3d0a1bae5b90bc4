import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import { tabStorage } from '#app/storage/keyStorage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { createOrderPlacer, type OrderPlacer, type Placing } from './createOrderPlacer.ts';
import { showLimitOrderFound, showLimitOrderRefused } from './limitOrderNotices.ts';

export interface UsedPlacer {
  readonly placer: OrderPlacer;
  readonly placing: Placing;
}

/** A placer for as long as the tab is there, and where it stands; what was sent is looked for beyond that. */
export function useOrderPlacer(): UsedPlacer {
  const request = useApi();
  const { i18n } = useTranslation();
  const errorText = useErrorText();
  const [placer] = useState(() => {
    const { user } = globalStore.getState().global;
    return createOrderPlacer({
      request,
      clock: systemClock,
      newId: createId,
      storage: tabStorage,
      userId: user == null ? null : String(user.id),
      signals: pageSignals,
      onFoundLate: (order) => showLimitOrderFound(order, i18n),
      onRefusedLate: (order, refusal) => showLimitOrderRefused(order, errorText(refusal), i18n),
    });
  });
  useEffect(() => placer.start(), [placer]);
  return { placer, placing: useSyncExternalStore(placer.subscribe, placer.getState) };
}
