import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useLookedAt } from '#app/browser/useLookedAt.ts';
import { usePresent } from '#app/notices/errors/createPresent.ts';
import { useApi } from '#app/queries/useApi.ts';
import { changeStore } from '#app/stores/changeStore.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { AddressState } from './addressState.ts';
import { type AddressWatch, createAddressWatch } from './createAddressWatch.ts';

/**
 * The address of one coin on one chain, for as long as the component is there. The component has to be another one (`key`)
 * for another coin, chain or user: what is kept here is shown without a question.
 */
export function useAddressWatch(
  coin: string,
  chain: string,
): { readonly state: AddressState; readonly watch: AddressWatch } {
  const ask = useApi();
  const present = usePresent();
  const [watch] = useState(() =>
    createAddressWatch({ coin, chain, ask, present, clock: systemClock, requestId: createId() }),
  );
  const state = useSyncExternalStore(watch.subscribe, watch.state);
  const isOnline = useStore(connectionStore, (connection) => connection.isOnline);
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    if (isOnline) watch.refresh();
  }, [isOnline, watch]);
  useLookedAt(watch.refresh);
  useEffect(
    () =>
      changeStore.subscribe(({ calls }) => {
        if (calls === 'all' || calls.includes('depositAddresses')) watch.refresh();
      }),
    [watch],
  );
  return { state, watch };
}
