import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBase58Check } from '../codecs/base58Check.ts';
import { decodeCashAddr, encodeCashAddr } from '../codecs/cashAddr.ts';
import { checkBase58Address } from './bitcoinFamily.ts';

const BITCOIN_CASH_PREFIX = 'bitcoincash';
const BITCOIN_CASH_TEST_PREFIXES = ['bchtest', 'bchreg'];
const LEGACY = /^[123mn]/;
const LEGACY_KINDS: ReadonlyMap<number, AddressKind> = new Map([
  [0x00, 'p2pkh'],
  [0x05, 'p2sh'],
]);
const LEGACY_TEST_VERSIONS = [0x6f, 0xc4];
/** Type of a CashAddr version byte by the legacy version. */
const TYPE_BY_LEGACY_VERSION: ReadonlyMap<number, number> = new Map([
  [0x00, 0],
  [0x05, 1],
]);
const KINDS: readonly AddressKind[] = ['p2pkh', 'p2sh', 'token-p2pkh', 'token-p2sh'];
const KEY_HASH_BYTES = 20;
/** Scripts may be named by a hash of 32 bytes as well; its code in the three low bits of the version byte. */
const LONG_HASH = { bytes: 32, code: 3 } as const;

/** CashAddr with or without its prefix; an address in Bitcoin's spelling is converted, which the page has to show. */
export function checkBitcoinCash(text: string): AddressCheck {
  if (LEGACY.test(text)) return checkLegacy(text);
  const lower = text.toLowerCase();
  if (lower !== text && text !== text.toUpperCase()) return refuseAddress('format');
  const colon = lower.indexOf(':');
  const prefix = colon === -1 ? BITCOIN_CASH_PREFIX : lower.slice(0, colon);
  if (prefix !== BITCOIN_CASH_PREFIX && !BITCOIN_CASH_TEST_PREFIXES.includes(prefix))
    return refuseAddress('format');
  const bytes = decodeCashAddr(prefix, lower.slice(colon + 1));
  if (typeof bytes === 'string') return refuseAddress(bytes);
  if (prefix !== BITCOIN_CASH_PREFIX) return refuseAddress('test-network');
  const kind = kindOf(bytes);
  return kind === null
    ? refuseAddress('format')
    : acceptAddress(kind, encodeCashAddr(BITCOIN_CASH_PREFIX, bytes));
}

function checkLegacy(text: string): AddressCheck {
  const legacy = checkBase58Address(text, LEGACY_KINDS, LEGACY_TEST_VERSIONS);
  const payload = decodeBase58Check(text, 1 + KEY_HASH_BYTES);
  if (!legacy.ok || typeof payload === 'string') return legacy;
  const type = TYPE_BY_LEGACY_VERSION.get(payload[0] ?? -1) ?? 0;
  const converted = encodeCashAddr(BITCOIN_CASH_PREFIX, Uint8Array.of(type << 3, ...payload.subarray(1)));
  return acceptAddress(legacy.kind, converted, { warnings: ['converted'] });
}

/**
 * The specification can write hashes of other lengths too, and further types. No script that could be spent answers to
 * those, so they are no addresses here.
 */
function kindOf(bytes: Uint8Array): AddressKind | null {
  const [version = 0] = bytes;
  const type = version >> 3;
  const kind = KINDS[type];
  const isScript = type % 2 === 1;
  const isShort = (version & 7) === 0 && bytes.length === 1 + KEY_HASH_BYTES;
  const isLong = isScript && (version & 7) === LONG_HASH.code && bytes.length === 1 + LONG_HASH.bytes;
  return kind !== undefined && (isShort || isLong) ? kind : null;
}

const KASPA_SHAPE = /^(kaspa|kaspatest|kaspadev|kaspasim):([a-z0-9]+)$/;
/** By version byte: a key, a key of 33 bytes, a script's hash. */
const KASPA_SORT_BY_VERSION: ReadonlyMap<number, { readonly kind: AddressKind; readonly bytes: number }> =
  new Map([
    [0, { kind: 'account', bytes: 32 }],
    [1, { kind: 'account', bytes: 33 }],
    [8, { kind: 'script', bytes: 32 }],
  ]);

/** CashAddr's code with Kaspa's own prefix, which is part of the address and never left out. */
export function checkKaspa(text: string): AddressCheck {
  const [, prefix = '', payload = ''] = KASPA_SHAPE.exec(text) ?? [];
  const bytes = decodeCashAddr(prefix, payload);
  if (typeof bytes === 'string') return refuseAddress(bytes);
  if (prefix !== 'kaspa') return refuseAddress('test-network');
  const sort = KASPA_SORT_BY_VERSION.get(bytes[0] ?? -1);
  return sort !== undefined && bytes.length === 1 + sort.bytes
    ? acceptAddress(sort.kind, text)
    : refuseAddress('format');
}
