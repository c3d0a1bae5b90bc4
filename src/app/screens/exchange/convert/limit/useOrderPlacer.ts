import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#app/queries/useApi.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { createOrderPlacer, type OrderPlacer, type Placing } from './createOrderPlacer.ts';

/** A placer for as long as the form is there, and where it stands. */
export function useOrderPlacer(): { readonly placer: OrderPlacer; readonly placing: Placing } {
  const request = useApi();
  const [placer] = useState(() => createOrderPlacer({ request, clock: systemClock, newId: createId }));
  useEffect(() => placer.dispose, [placer]);
  return { placer, placing: useSyncExternalStore(placer.subscribe, placer.getState) };
}
