/** How a chain writes the id of a transaction (screens.md 1.22, "TXID"). */
type TxidStyle = 'hex' | 'capitalHex' | 'prefixedHex' | 'base58' | 'free';

const STYLE_BY_CHAIN: ReadonlyMap<string, TxidStyle> = new Map([
  ...['BTC', 'LTC', 'DOGE', 'BCH', 'DASH', 'TRX', 'XLM', 'ADA', 'KAS', 'EOS', 'ICP', 'LIGHTNING'].map(
    (chain): [string, TxidStyle] => [chain, 'hex'],
  ),
  ...['XRP', 'ATOM', 'INJ', 'TIA', 'SEI'].map((chain): [string, TxidStyle] => [chain, 'capitalHex']),
  ...['ETH', 'BSC', 'MATIC', 'ARBI', 'OP', 'BASE', 'MANTLE', 'CAVAX', 'ETC', 'DOT', 'APTOS', 'STX'].map(
    (chain): [string, TxidStyle] => [chain, 'prefixedHex'],
  ),
  ['SOL', 'base58'],
]);

const HEX = /^(?:0x)?([0-9a-f]{64})$/i;
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{43,88}$/;
/** Anything visible; other chains have ids of their own kinds. */
const FREE = /^[\x21-\x7e]{1,128}$/;

/** How the id of a chain is written: the words of `notArrived.format.*`. */
export type TxidFormat = 'hex' | 'prefixedHex' | 'base58' | 'free';

export type TxidJudgement =
  | { readonly ok: true; readonly txId: string }
  | { readonly ok: false; readonly format: TxidFormat };

/**
 * Reads what was pasted as the id of a transaction on a chain, spelled as the chain does: the exchange looks for exactly
 * this. An explorer's link is read by its last part; hex is taken with and without 0x, in either case.
 */
export function validateTxid(chain: string, pasted: string): TxidJudgement {
  const text = lastPart(pasted.replace(/[\s\p{Cf}]/gu, ''));
  const style = STYLE_BY_CHAIN.get(chain) ?? 'free';
  const hex = HEX.exec(text)?.[1]?.toLowerCase();
  switch (style) {
    case 'hex':
      return hex === undefined ? { ok: false, format: 'hex' } : { ok: true, txId: hex };
    case 'capitalHex':
      return hex === undefined ? { ok: false, format: 'hex' } : { ok: true, txId: hex.toUpperCase() };
    case 'prefixedHex':
      return hex === undefined ? { ok: false, format: 'prefixedHex' } : { ok: true, txId: `0x${hex}` };
    case 'base58':
      return BASE58.test(text) ? { ok: true, txId: text } : { ok: false, format: 'base58' };
    case 'free':
      return FREE.test(text) ? { ok: true, txId: text } : { ok: false, format: 'free' };
  }
}

function lastPart(text: string): string {
  if (!/^https?:\/\//i.test(text)) return text;
  return (
    text
      .replace(/[?].*$/, '')
      .replace(/\/+$/, '')
      .split(/[/#]/)
      .at(-1) ?? text
  );
}
