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
/** A hex id that was cut short: of another network than Solana's it is no id. */
const ALL_HEX = /^[0-9a-f]+$/i;
/** Anything visible; other chains have ids of their own kinds. */
const FREE = /^[\x21-\x7e]{1,128}$/;

/** How the id of a chain is written: the words of `notArrived.format.*`. */
export type TxidFormat = 'hex' | 'prefixedHex' | 'base58' | 'free';

export type TxidJudgement =
  /** What to look for, the chosen chain's own spelling first: never empty. */
  | { readonly ok: true; readonly txIds: readonly [string, ...string[]] }
  | { readonly ok: false; readonly format: TxidFormat };

/** The words for a style; capitals are no rule of their own. */
const FORMAT_BY_STYLE: Readonly<Record<TxidStyle, TxidFormat>> = {
  hex: 'hex',
  capitalHex: 'hex',
  prefixedHex: 'prefixedHex',
  base58: 'base58',
  free: 'free',
};

/**
 * Reads what was pasted as the id of a transaction: the exchange looks for exactly what it is asked. The coins may have been sent
 * on another network than the page has chosen, so that an id of any known kind is taken, and looked for in each spelling of it. An
 * explorer's link is read by its last part; hex is taken with and without 0x, in either case.
 */
export function validateTxid(chain: string, pasted: string): TxidJudgement {
  const text = lastPart(pasted.replace(/[\s\p{Cf}]/gu, ''));
  const own = STYLE_BY_CHAIN.get(chain) ?? 'free';
  const styles: TxidStyle[] = [own, 'hex', 'prefixedHex', 'capitalHex'];
  if (!ALL_HEX.test(text)) styles.push('base58');
  const [first, ...others] = new Set(styles.flatMap((style) => spell(style, text) ?? []));
  return first === undefined
    ? { ok: false, format: FORMAT_BY_STYLE[own] }
    : { ok: true, txIds: [first, ...others] };
}

/** A text as ids of a style are spelled; null where it is none. */
function spell(style: TxidStyle, text: string): string | null {
  const hex = HEX.exec(text)?.[1]?.toLowerCase();
  switch (style) {
    case 'hex':
      return hex ?? null;
    case 'capitalHex':
      return hex?.toUpperCase() ?? null;
    case 'prefixedHex':
      return hex === undefined ? null : `0x${hex}`;
    case 'base58':
      return BASE58.test(text) ? text : null;
    case 'free':
      return FREE.test(text) ? text : null;
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
