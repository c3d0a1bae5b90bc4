import { createHash } from 'node:crypto';
import type { InferOutput } from 'valibot';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import type { RiskLevel } from '#shared/endpoints/enums.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** What a service that watches a chain reports of an address (screens.md 2.3, pre-kya). */
export interface AddressRisk {
  readonly riskLevel: InferOutput<typeof RiskLevel>;
  /** 0 to 100; 30 is medium, 70 high and 90 severe. */
  readonly score: number;
  /** Where its coins came from, the largest share first; shares are decimals that sum to 1. */
  readonly categories: readonly RiskCategory[];
}

export interface RiskCategory {
  readonly code: string;
  readonly name: string;
  readonly share: string;
  /** Transfers between the source and this address. */
  readonly hops: number;
}

interface RiskOptions {
  /** Whether an address is high or severe by the first digits of its hash (screens.md 3.6); without, none is. */
  readonly hasTriggers?: boolean;
}

/** An invoice has no history, and the others are not watched. Sandbox values. */
const UNWATCHED: ReadonlySet<string> = new Set(['LIGHTNING', 'KAS', 'EOS']);

/** Chains whose addresses can be checked; others answer 133002. */
export const WATCHED_CHAINS = CHAINS.filter(({ chain }) => !UNWATCHED.has(chain));

type Source = readonly [code: string, name: string];

const ORDINARY: readonly Source[] = [
  ['exchange', 'Licensed exchange'],
  ['defi', 'Decentralised exchange'],
];
const CLEAN: readonly Source[] = [
  ['mining', 'Mining and staking'],
  ['merchant', 'Merchant services'],
  ['wallet', 'Personal wallets'],
];
const DOUBTFUL: readonly Source[] = [
  ['no_kyc_exchange', 'Exchange without identity checks'],
  ['gambling', 'Gambling'],
  ['bridge', 'Cross-chain bridge'],
];
const TAINTED: readonly Source[] = [
  ['mixer', 'Mixing service'],
  ['scam', 'Reported scam'],
  ['theft', 'Stolen funds'],
];
const FORBIDDEN: readonly Source[] = [
  ['sanctions', 'Sanctioned entity'],
  ['ransomware', 'Ransomware'],
  ['darknet', 'Darknet market'],
];

const BANDS = {
  LOW: { from: 0, width: 30, sources: CLEAN, percent: 12 },
  MEDIUM: { from: 30, width: 40, sources: DOUBTFUL, percent: 28 },
  HIGH: { from: 70, width: 20, sources: TAINTED, percent: 41 },
  SEVERE: { from: 90, width: 11, sources: FORBIDDEN, percent: 63 },
} as const;

/** How many of a hundred addresses without a trigger have a medium risk. */
const MEDIUM_PERCENT = 20;

/**
 * The risk of an address: always the same, and made of nothing but SHA-256 of its normalised spelling. A hash that
 * starts with 0 is HIGH and with 00 SEVERE (screens.md 3.6); where the chain is not watched it is UNKNOWN.
 */
export function riskOfAddress(
  chain: string,
  normalizedAddress: string,
  { hasTriggers = true }: RiskOptions = {},
): AddressRisk {
  if (!WATCHED_CHAINS.some((watched) => watched.chain === chain)) {
    return { riskLevel: 'UNKNOWN', score: 0, categories: [] };
  }
  const hash = createHash('sha256').update(normalizedAddress).digest();
  const riskLevel = levelOf(hash, hasTriggers);
  const { from, width, sources, percent } = BANDS[riskLevel];
  const mainPercent = percent + (hash.readUInt8(5) % 20);
  const shares = [
    ...pick(sources, hash.readUInt8(4)).map((source) =>
      describe(source, mainPercent, 1 + (hash.readUInt8(7) % 4)),
    ),
    ...pick(ORDINARY, hash.readUInt8(9)).map((source) =>
      describe(source, 100 - mainPercent, 1 + (hash.readUInt8(8) % 3)),
    ),
  ];
  return {
    riskLevel,
    score: from + (hash.readUInt8(6) % width),
    categories: shares.toSorted((one, other) => new Decimal(other.share).cmp(one.share)),
  };
}

/** One of the list, as a list. */
function pick(sources: readonly Source[], number: number): readonly Source[] {
  const at = number % sources.length;
  return sources.slice(at, at + 1);
}

function levelOf(hash: Buffer, hasTriggers: boolean): keyof typeof BANDS {
  const digits = hash.toString('hex');
  if (hasTriggers && digits.startsWith('0')) {
    return digits.startsWith('00') ? 'SEVERE' : 'HIGH';
  }
  return hash.readUInt16BE(2) % 100 < MEDIUM_PERCENT ? 'MEDIUM' : 'LOW';
}

function describe([code, name]: Source, percent: number, hops: number): RiskCategory {
  return { code, name, share: new Decimal(percent).div(100).toFixed(), hops };
}
