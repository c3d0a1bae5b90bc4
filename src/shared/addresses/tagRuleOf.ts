/** What a chain takes beside an address (screens.md 3.1 and 3.2). */
export type TagRule =
  /** A number of 32 bits: XRP's destination tag. */
  | { readonly type: 'number' }
  /** Stellar's memo: a text, a number of 64 bits, or a hash. */
  | { readonly type: 'stellar-memo' }
  /** A text of up to so many bytes of UTF-8. */
  | { readonly type: 'text'; readonly maxBytes: number };

const RULE_BY_FORMAT: ReadonlyMap<string, TagRule> = new Map([
  ['xrp', { type: 'number' }],
  ['xlm', { type: 'stellar-memo' }],
  ['ton', { type: 'text', maxBytes: 120 }],
  ['bech32:cosmos', { type: 'text', maxBytes: 256 }],
  ['bech32:inj', { type: 'text', maxBytes: 256 }],
  ['bech32:celestia', { type: 'text', maxBytes: 256 }],
  ['bech32:sei', { type: 'text', maxBytes: 256 }],
  ['eosio', { type: 'text', maxBytes: 256 }],
  ['hedera', { type: 'text', maxBytes: 100 }],
  ['stx', { type: 'text', maxBytes: 34 }],
]);

/** The rule for tags of chains with this address format; null: they have none. */
export function tagRuleOf(format: string): TagRule | null {
  return RULE_BY_FORMAT.get(format) ?? null;
}
