import type { SiteId } from './siteOfHost.ts';

/** Where a site stands in being wound up (screens.md 0.3, regional gates). */
export type Clearance =
  | { readonly kind: 'none' }
  /** Everything is open; a notice counts down. */
  | { readonly kind: 'before'; readonly atMs: number; readonly leftMs: number }
  /** Only withdrawal and records are open. */
  | { readonly kind: 'after'; readonly atMs: number };

/** design.md section 5; the first moment of 2030 UTC. Only Hong Kong has one (product.md section 3). */
const CLEARANCE_MS: Partial<Record<SiteId, number>> = { HKG: 1_893_456_000_000 };

/**
 * Whether a site has been cleared at `nowMs`, in ms since 1970 by the server's clock. A site that has no clearance gets
 * none from a setting: one deployment may serve several sites.
 */
export function clearanceOf(
  siteId: SiteId,
  { clearanceTime }: { readonly clearanceTime?: number | undefined },
  nowMs: number,
): Clearance {
  const ownMs = CLEARANCE_MS[siteId];
  if (ownMs === undefined) return { kind: 'none' };
  const atMs = clearanceTime ?? ownMs;
  return nowMs < atMs ? { kind: 'before', atMs, leftMs: atMs - nowMs } : { kind: 'after', atMs };
}
