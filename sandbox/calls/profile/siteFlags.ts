import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { FLAG_KEYS, type SiteFlag } from '#shared/site/siteFlags.ts';

type Flags = ResultOf<'webConfig'>['flags'];

/** Leveraged and copied trading, which regulated sites do not offer to every user. */
const LEVERAGED: readonly SiteFlag[] = ['sideNavCopyTrade', 'botFuturesMartingale', 'botFuturesGrid'];
const INTEREST: readonly SiteFlag[] = ['earn', 'sideNavCryptoLoans', 'exportSavings'];

/** What each site hides. Sandbox values, not a statement about any regulator. */
const HIDDEN: Readonly<Record<string, readonly SiteFlag[]>> = {
  EU: [...LEVERAGED, 'exportEtp', 'slash'],
  NLD: [...LEVERAGED, 'exportEtp', 'slash', 'sideNavBot'],
  HKG: [...LEVERAGED, ...INTEREST, 'card', 'web3', 'slash', 'sideNavBot', 'internalTransferPhone'],
  ARE: ['slash', 'botFuturesMartingale'],
  TUR: ['card', 'slash', 'sideNavCryptoLoans', 'fiatDepositWithdraw', 'depositFiatEntry'],
  KAZ: ['card', 'web3', 'exportEtp'],
  // Whatever bears interest (screens.md 0.3, regional gates).
  ISLAMIC: [...INTEREST, ...LEVERAGED, 'exportEtp'],
};
const ISLAMIC_ATTRIBUTE = 2;

/** No money comes in any more in Hong Kong after that (design.md section 5). */
const CLEARANCE_MS: Readonly<Record<string, string>> = { HKG: '1893456000000' };

export interface SiteQuestion {
  /** Flags that are asked about; none means all. */
  readonly keys: readonly string[];
  readonly siteId: string;
  readonly subAttribute?: number | undefined;
}

/** POST /v3/config/web (screens.md 2.1). It depends on the question alone, so that pages may keep it. */
export function describeSite({ keys, siteId, subAttribute }: SiteQuestion): ResultOf<'webConfig'> {
  const isIslamic = subAttribute === ISLAMIC_ATTRIBUTE;
  const hidden = new Set<SiteFlag>([...hiddenOn(siteId), ...(isIslamic ? hiddenOn('ISLAMIC') : [])]);
  const asked = new Set(keys);
  const flags: Flags = {};
  for (const flag of FLAG_KEYS) {
    if (hidden.has(flag) && (asked.size === 0 || asked.has(flag))) {
      flags[flag] = { action: 'hide' };
    }
  }
  const clearanceTime = Object.hasOwn(CLEARANCE_MS, siteId) ? CLEARANCE_MS[siteId] : undefined;
  return {
    flags,
    ...(clearanceTime !== undefined && { clearanceTime }),
    // The stablecoin tip is for the EU alone (design.md section 5).
    stablecoinTip: siteId === 'EU',
    defaultConvertCoin: 'USDT',
  };
}

function hiddenOn(siteId: string): readonly SiteFlag[] {
  return (Object.hasOwn(HIDDEN, siteId) ? HIDDEN[siteId] : undefined) ?? [];
}
