/** A card of rows that reach its edges leaves room around what stands in their place, and around what is said above them. */
export const STATE_ROOM = '[&>:is(.state,.stale-hint)]:mx-4 [&>:is(.state,.stale-hint)]:mb-3';
