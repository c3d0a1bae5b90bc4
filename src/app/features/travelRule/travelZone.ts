/** Where the law asks who sends coins and who gets them; "" is nowhere (screens.md 3.5). */
export type TravelZone = '' | 'EU' | 'NLD' | 'TUR' | 'KAZ' | 'ARE' | 'HKG' | 'IND' | 'KOR';

/** The person that the form is about: the sender of a deposit, or the recipient of a withdrawal. */
export type TravelParty = 'sender' | 'beneficiary';

const BY_SITE: ReadonlyMap<string, TravelZone> = new Map(
  (['EU', 'NLD', 'TUR', 'KAZ', 'ARE', 'HKG'] as const).map((zone) => [zone, zone]),
);
const BY_RESIDENCE: ReadonlyMap<string, TravelZone> = new Map(
  (['IND', 'KOR'] as const).map((zone) => [zone, zone]),
);
/** The id of the global site, whose users are asked by where they live. */
const GLOBAL_SITE = 'SLUICE';

/** The zone of a user: that of their site, or on the global one that of where they live. */
export function travelZoneOf(user: { readonly site_id: string; readonly country_code: string }): TravelZone {
  const ofSite = BY_SITE.get(user.site_id);
  if (ofSite !== undefined) return ofSite;
  return user.site_id === GLOBAL_SITE ? (BY_RESIDENCE.get(user.country_code) ?? '') : '';
}

/**
 * The zone whose form asks about the sender of a deposit. Korea's form is for withdrawals; where the zone asks nothing
 * but the exchange does, it asks what all zones do (screens.md 3.5).
 */
export function senderZoneOf(zone: TravelZone): Exclude<TravelZone, '' | 'KOR'> {
  return zone === '' || zone === 'KOR' ? 'HKG' : zone;
}
