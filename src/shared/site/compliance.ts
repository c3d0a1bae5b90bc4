import type { AppConfig } from './appConfig.ts';
import { complianceOverrides, type FlagOverride, type SiteFlag, type SiteFlags } from './siteFlags.ts';
import type { SiteId } from './siteOfHost.ts';

/** What a site shows and offers, as far as is known. */
export interface Compliance {
  /** Some calls differ by site (screens.md 2.5). */
  readonly siteId: SiteId;
  readonly flags: SiteFlags;
  /** In ms since 1970; only Hong Kong uses it (clearanceOf). */
  readonly clearanceTime?: number | undefined;
  /** The site's half of the stablecoin banner; the other half is `showUnregulatedTips`. */
  readonly stablecoinTip: boolean;
  readonly defaultConvertCoin: string;
  /** False until the exchange has answered or failed to: what a flag may hide is better not shown before. */
  readonly isSettled: boolean;
}

/** The answer of POST /v3/config/web (screens.md 2.1). */
export interface WebConfig {
  readonly flags: Iterable<readonly [flag: string, override: FlagOverride]>;
  readonly clearanceTime?: string | undefined;
  readonly stablecoinTip: boolean;
  readonly defaultConvertCoin: string;
}

export type ComplianceSettings = Pick<AppConfig, 'complianceConfig' | 'clearanceTime'>;

/** design.md section 5: the tip is for the EU alone. */
const TIP_SITE: SiteId = 'EU';
/** product.md section 9. */
const DEFAULT_CONVERT_COIN = 'USDT';

/**
 * What is known of a site: by the deployment's settings alone, or by the exchange's answer, whose flags replace the
 * settings' ones (product.md section 4). The deployment's clearance time wins over the exchange's. The exchange may take
 * the stablecoin tip away, but brings it to no other site.
 */
export function complianceOf(
  siteId: SiteId,
  { complianceConfig, clearanceTime }: ComplianceSettings,
  answer?: WebConfig,
): { readonly compliance: Compliance; readonly badFlags: readonly SiteFlag[] } {
  const { flags, badFlags } = complianceOverrides(answer?.flags ?? Object.entries(complianceConfig));
  const saidMs = answer?.clearanceTime;
  return {
    compliance: {
      siteId,
      flags,
      clearanceTime: clearanceTime ?? (saidMs === undefined ? undefined : Number(saidMs)),
      stablecoinTip: siteId === TIP_SITE && (answer?.stablecoinTip ?? true),
      defaultConvertCoin: answer?.defaultConvertCoin ?? DEFAULT_CONVERT_COIN,
      isSettled: answer !== undefined,
    },
    badFlags,
  };
}

/** The banner needs both: the site's flag and the global one (product.md section 1). */
export function showsStablecoinBanner(
  { stablecoinTip }: Pick<Compliance, 'stablecoinTip'>,
  showUnregulatedTips: boolean,
): boolean {
  return stablecoinTip && showUnregulatedTips;
}

/** How far a site's closing has come (screens.md 0.3, regional gates). */
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
