import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { base32nopad, base58, createBase58check } from '@scure/base';

/** What names a transfer on its chain. */
export interface Transaction {
  readonly txId: string;
  /** The transaction's place in the block. */
  readonly txIndex: string;
  /** "" off chain, and on chains that have no blocks to name. */
  readonly blockHash: string;
}

/** Writes 32 bytes as a chain writes the hash of a transaction, or of a block. */
type HashStyle = (hash: Buffer) => string;

const base58check = createBase58check(sha256);
/** CIDv1, DAG-CBOR, BLAKE2b-256. */
const FILECOIN_CID = [0x01, 0x71, 0xa0, 0xe4, 0x02, 0x20];
/** Base58Check prefixes of Tezos operations ("o") and blocks ("B"). */
const TEZOS_OPERATION = [0x05, 0x74];
const TEZOS_BLOCK = [0x01, 0x34];

const plainHex: HashStyle = (hash) => hash.toString('hex');
const capitalHex: HashStyle = (hash) => hash.toString('hex').toUpperCase();
const prefixedHex: HashStyle = (hash) => `0x${hash.toString('hex')}`;
const inBase58: HashStyle = (hash) => base58.encode(hash);
const inBase32: HashStyle = (hash) => base32nopad.encode(hash);
const asCid: HashStyle = (hash) =>
  `b${base32nopad.encode(Uint8Array.of(...FILECOIN_CID, ...hash)).toLowerCase()}`;
/** Work shows as zeros in front. */
const asMined: HashStyle = (hash) => hash.toString('hex').replace(/^.{18}/, '0'.repeat(18));

interface Style {
  readonly tx: HashStyle;
  readonly block: HashStyle;
}

const PLAIN: Style = { tx: plainHex, block: plainHex };
const MINED: Style = { tx: plainHex, block: asMined };
const PREFIXED: Style = { tx: prefixedHex, block: prefixedHex };
const CAPITAL: Style = { tx: capitalHex, block: capitalHex };

/** Chains that differ from plain hex (XLM, TRX, ADA, KAS, EOS, ICP, TON and Lightning's payment hash have that). */
const STYLES: ReadonlyMap<string, Style> = new Map([
  ...['BTC', 'LTC', 'DOGE', 'BCH', 'DASH'].map((chain): [string, Style] => [chain, MINED]),
  ...['ETH', 'BSC', 'MATIC', 'ARBI', 'OP', 'BASE', 'MANTLE', 'CAVAX', 'ETC', 'DOT', 'APTOS', 'STX'].map(
    (chain): [string, Style] => [chain, PREFIXED],
  ),
  ...['XRP', 'ATOM', 'INJ', 'TIA', 'SEI'].map((chain): [string, Style] => [chain, CAPITAL]),
  // A transaction is named by its signature, which is twice as long as a hash.
  ['SOL', { tx: (hash) => base58.encode(Buffer.concat([hash, digest(plainHex(hash))])), block: inBase58 }],
  ['NEAR', { tx: inBase58, block: inBase58 }],
  ['SUI', { tx: inBase58, block: inBase58 }],
  ['ALGO', { tx: inBase32, block: inBase32 }],
  ['FIL', { tx: asCid, block: asCid }],
  [
    'XTZ',
    {
      tx: (hash) => base58check.encode(Uint8Array.of(...TEZOS_OPERATION, ...hash)),
      block: (hash) => base58check.encode(Uint8Array.of(...TEZOS_BLOCK, ...hash)),
    },
  ],
  ['HBAR', { tx: asHederaId, block: plainHex }],
]);

/** The transaction that belongs to a name (a deposit's or a withdrawal's id): always the same, spelled as the chain does. */
export function makeTransaction(chain: string, name: string): Transaction {
  const { tx, block } = STYLES.get(chain) ?? PLAIN;
  const hash = digest(`${name}/tx`);
  return {
    txId: tx(hash),
    txIndex: String(hash.readUInt16BE() % 240),
    blockHash: chain === 'LIGHTNING' ? '' : block(digest(`${name}/block`)),
  };
}

/** Payer and the moment it was valid from, in the spelling that explorers have in their addresses. */
function asHederaId(hash: Buffer): string {
  const payer = 1_000_000 + (hash.readUInt32BE() % 9_000_000);
  const seconds = 1_700_000_000 + (hash.readUInt32BE(4) % 60_000_000);
  const nanoseconds = String(hash.readUInt32BE(8) % 1_000_000_000).padStart(9, '0');
  return `0.0.${payer}-${seconds}-${nanoseconds}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
