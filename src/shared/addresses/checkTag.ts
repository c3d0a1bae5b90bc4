import { readEnteredText } from '#shared/text/enteredText.ts';
import { latinDigits } from '#shared/text/latinDigits.ts';

/** What a chain takes beside an address (screens.md 3.1 and 3.2). */
type TagRule =
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
function tagRuleOf(format: string): TagRule | null {
  return RULE_BY_FORMAT.get(format) ?? null;
}

export interface TagOptions {
  /** Format id of the chain's addresses (screens.md 3.1). */
  readonly format: string;
  /** As the chain's configuration says it for this direction. */
  readonly mode: 'required' | 'optional' | 'forbidden';
  /** The tag inside of the address, if it has one: the field may repeat it but not differ. */
  readonly embedded?: string;
}

/** `id` and `hash` are the sorts of a Stellar memo; digits that fit into 64 bits are an id. */
export type TagKind = 'none' | 'number' | 'text' | 'id' | 'hash';

export type TagCheck =
  /** `tag` is what to send on, "" for none: as texts are kept, with its leading zeros. */
  | { readonly ok: true; readonly kind: TagKind; readonly tag: string }
  | {
      readonly ok: false;
      readonly problem: 'required' | 'not-allowed' | 'hidden' | 'format' | 'too-long' | 'not-of-address';
      /** screens.md 0.2. */
      readonly code: 132003 | 131081 | 131002;
    };

/** No tag has so many characters, and the patterns below need not read more. */
const MAX_LENGTH = 512;
const DIGITS = /^[0-9]+$/;
const GAPPED = /^[0-9]+(?:\p{Zs}+[0-9]+)+$/u;
const BLANKS = /\p{Zs}+/gu;
const HASH = /^[0-9a-fA-F]{64}$/;
const MAX_NUMBER = 2n ** 32n - 1n;
const MAX_ID = 2n ** 64n - 1n;
const MAX_STELLAR_TEXT_BYTES = 28;

/**
 * Judges what stands in the tag's field (screens.md 0.3 C5, 1.22, 3.2). Codes: 132003 where one is missing, 131081 where
 * none may be, 131002 where a part of it can't be seen, it is none of this chain's, or not the one in the address. Throws for no text.
 */
export function checkTag(text: string, { format, mode, embedded }: TagOptions): TagCheck {
  if (text.length > MAX_LENGTH) return { ok: false, problem: 'too-long', code: 131002 };
  const read = readEnteredText(text);
  const rule = tagRuleOf(format);
  const typed = read === null ? null : readNumber(read, rule);
  const tag = typed === '' && embedded !== undefined ? embedded : typed;
  if (tag === '') {
    return mode === 'required'
      ? { ok: false, problem: 'required', code: 132003 }
      : { ok: true, kind: 'none', tag: '' };
  }
  if (rule === null || mode === 'forbidden') {
    return { ok: false, problem: 'not-allowed', code: 131081 };
  }
  if (tag === null) return { ok: false, problem: 'hidden', code: 131002 };
  const check = checkByRule(tag, rule);
  if (!check.ok || embedded === undefined) return check;
  const isSame = DIGITS.test(tag) && DIGITS.test(embedded) && BigInt(tag) === BigInt(embedded);
  return isSame ? { ...check, tag: embedded } : { ok: false, problem: 'not-of-address', code: 131002 };
}

/**
 * Digits as Chinese, Japanese and Arabic keyboards write them are the number: a receiver's books know no other. A number typed
 * with the gaps that pages draw it with is that number too (screens.md 0.2c), where a chain's tags are numbers. In a text the
 * blanks are part of it.
 */
function readNumber(tag: string, rule: TagRule | null): string {
  const plain = latinDigits(tag);
  if (DIGITS.test(plain)) return plain;
  const isOfNumbers = rule?.type === 'number' || rule?.type === 'stellar-memo';
  return isOfNumbers && GAPPED.test(plain) ? plain.replace(BLANKS, '') : tag;
}

function checkByRule(tag: string, rule: TagRule): TagCheck {
  const isNumber = DIGITS.test(tag);
  if (rule.type === 'number') {
    const fits = isNumber && BigInt(tag) <= MAX_NUMBER;
    return fits ? { ok: true, kind: 'number', tag } : { ok: false, problem: 'format', code: 131002 };
  }
  if (rule.type === 'stellar-memo') {
    if (isNumber && BigInt(tag) <= MAX_ID) return { ok: true, kind: 'id', tag };
    if (HASH.test(tag)) return { ok: true, kind: 'hash', tag };
    return checkText(tag, MAX_STELLAR_TEXT_BYTES);
  }
  return checkText(tag, rule.maxBytes);
}

function checkText(tag: string, maxBytes: number): TagCheck {
  return new TextEncoder().encode(tag).length <= maxBytes
    ? { ok: true, kind: 'text', tag }
    : { ok: false, problem: 'too-long', code: 131002 };
}
