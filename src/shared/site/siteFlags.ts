/** What a deployment or the exchange says of one flag (product.md section 4). */
export interface FlagOverride {
  readonly action: 'show' | 'hide' | 'custom';
  /** The value of a custom flag: JSON text that the flag's own schema reads. */
  readonly ext?: string | undefined;
}

interface FlagRow {
  readonly byDefault: boolean;
  /** What a custom value has to be. */
  readonly isCustom: (value: unknown) => value is boolean;
}

/** A row as all of them are by now: true by default, and a custom value is true or false. */
const SHOWN: FlagRow = { byDefault: true, isCustom: (value) => typeof value === 'boolean' };

/** Every flag of product.md section 3 by the key the exchange knows it by. Each says what disappears where it is false. */
const SITE_FLAGS = {
  /** Links to peer-to-peer trading. */
  p2p: SHOWN,
  /** Links to slash, among the products elsewhere. */
  slash: SHOWN,
  /** Links to earn, and what bears interest. */
  earn: SHOWN,
  /** Assets that are not released yet, in the overview. */
  pendingAssets: SHOWN,
  /** Deposits and withdrawals of currencies. */
  fiatDepositWithdraw: SHOWN,
  /** Links to the card. */
  card: SHOWN,
  /** The screen of transfers between sub-accounts. */
  subAccountTransferRecord: SHOWN,
  /** Withdrawals to another account by its e-mail address. */
  internalTransferMail: SHOWN,
  /** Withdrawals to another account by its phone number. */
  internalTransferPhone: SHOWN,
  /** Withdrawals to another account by its UID. */
  internalTransferUid: SHOWN,
  /** Links to the web3 wallet. */
  web3: SHOWN,
  /** The way to get back a deposit that came without its tag. */
  misstag: SHOWN,
  /** The entry to deposits of currencies, on the deposit screen. */
  depositFiatEntry: SHOWN,
  /** Derivatives among the statements. */
  exportDerivatives: SHOWN,
  /** The contract account among the statements. */
  exportContract: SHOWN,
  /** USDC contracts among the statements. */
  exportUsdc: SHOWN,
  /** Copy trading among the statements. */
  exportCopytrade: SHOWN,
  /** Trading tools among the statements. */
  exportTradingTools: SHOWN,
  /** Savings among the statements. */
  exportSavings: SHOWN,
  /** What came before the upgrade, among the statements. */
  exportPreupgrade: SHOWN,
  /** Leveraged tokens among the statements. */
  exportEtp: SHOWN,
  /** USDT contracts among the statements. */
  exportUsdt: SHOWN,
  /** Personal information among the statements. */
  exportPersonalInfo: SHOWN,
  /** Copy trading among the products elsewhere. */
  sideNavCopyTrade: SHOWN,
  /** Trading bots among the products elsewhere. */
  sideNavBot: SHOWN,
  /** Crypto loans among the products elsewhere. */
  sideNavCryptoLoans: SHOWN,
  /** The futures martingale among the bots. */
  botFuturesMartingale: SHOWN,
  /** The futures grid among the bots. */
  botFuturesGrid: SHOWN,
  /** Questions and answers beside a conversion. */
  convertFaq: SHOWN,
  /** Limit orders among the conversions. */
  convertLimit: SHOWN,
} as const satisfies Readonly<Record<string, FlagRow>>;

export type SiteFlag = keyof typeof SITE_FLAGS;
export type SiteFlags = Readonly<Record<SiteFlag, boolean>>;

export const FLAG_KEYS = Object.keys(SITE_FLAGS).filter(isFlag);

/** The flag that hides a type of exports ("copyTrade"); undefined for those that every site has (product.md section 3). */
export function flagOfExport(type: string): SiteFlag | undefined {
  const wanted = `export${type.replace(/[^A-Za-z]/g, '')}`.toLowerCase();
  return FLAG_KEYS.find((flag) => flag.toLowerCase() === wanted);
}

/**
 * The flags as overrides leave them: hide is false, show is true, custom is what its JSON says (product.md section 4).
 * Flags that this build does not know are passed over; `badFlags` are those whose custom value can't be read, which
 * are at their defaults.
 */
export function complianceOverrides(overrides: Iterable<readonly [flag: string, override: FlagOverride]>): {
  readonly flags: SiteFlags;
  readonly badFlags: readonly SiteFlag[];
} {
  const flags: Record<string, boolean> = {};
  const badFlags: SiteFlag[] = [];
  for (const key of FLAG_KEYS) flags[key] = SITE_FLAGS[key].byDefault;
  for (const [key, override] of overrides) {
    if (!isFlag(key)) continue;
    const value = readOverride(key, override);
    if (value === undefined) badFlags.push(key);
    else flags[key] = value;
  }
  return { flags: flags as SiteFlags, badFlags };
}

function readOverride(key: SiteFlag, { action, ext }: FlagOverride): boolean | undefined {
  if (action !== 'custom') return action === 'show';
  const value = parseJson(ext);
  return SITE_FLAGS[key].isCustom(value) ? value : undefined;
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFlag(key: string): key is SiteFlag {
  return Object.hasOwn(SITE_FLAGS, key);
}
