import { useStore } from 'zustand';
import { globalStore } from '#app/stores/globalStore.ts';
import { type TravelZone, travelZoneOf } from '#app/travelRule/travelZone.ts';

/** Where the law asks the user whose an address is; "" is nowhere. */
export function useZone(): TravelZone {
  const user = useStore(globalStore, ({ global }) => global.user);
  return user === undefined || user === null ? '' : travelZoneOf(user);
}
