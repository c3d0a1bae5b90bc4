import { useStore } from 'zustand';
import { type TravelZone, travelZoneOf } from '#app/features/travelRule/travelZone.ts';
import { globalStore } from '#app/stores/globalStore.ts';

/** Where the law asks the user whose an address is; "" is nowhere. */
export function useZone(): TravelZone {
  const user = useStore(globalStore, ({ global }) => global.user);
  return user === undefined || user === null ? '' : travelZoneOf(user);
}
