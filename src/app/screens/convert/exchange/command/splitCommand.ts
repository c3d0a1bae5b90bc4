/** The pieces of a command, in order. */
export type Piece =
  | { readonly kind: 'verb'; readonly verb: 'convert' | 'sell' | 'buy' }
  | { readonly kind: 'amount'; readonly text: string }
  | { readonly kind: 'join'; readonly word: 'to' | 'for' | 'with' | 'of' }
  | { readonly kind: 'word'; readonly word: string };

type Verb = Extract<Piece, { kind: 'verb' }>['verb'];
type Join = Extract<Piece, { kind: 'join' }>['word'];

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['convert', 'convert'],
  ['swap', 'convert'],
  ['exchange', 'convert'],
  ['change', 'convert'],
  ['turn', 'convert'],
  ['sell', 'sell'],
  ['buy', 'buy'],
  ['get', 'buy'],
]);

const JOINS: ReadonlyMap<string, Join> = new Map([
  ['to', 'to'],
  ['into', 'to'],
  ['in', 'to'],
  ['for', 'for'],
  ['with', 'with'],
  ['using', 'with'],
  ['from', 'with'],
  ['of', 'of'],
]);

/** Marks that say "to". "/" is not among them: which side of a pair is given, it does not say. */
const ARROWS = /\s*(?:->|=>|→|⇒|➔|=|>)\s*/gu;
/** A figure with the coin right behind it: "0.1btc". */
const GLUED = /^([\p{Nd}.,٫٬'’]+)(\P{Nd}\S*)$/u;
const STARTS_AS_FIGURE = /^[\p{Nd}.,٫]/u;

/** Takes a command apart; what is a coin is decided later, by the list. `isCoin` keeps "1inch" in one piece. */
export function splitCommand(text: string, isCoin: (word: string) => boolean): readonly Piece[] {
  const words = text.normalize('NFKC').replace(ARROWS, ' to ').trim().split(/\s+/u).filter(Boolean);
  return words.flatMap((word, at) => piecesOf(word, at === 0, isCoin));
}

function piecesOf(word: string, isFirst: boolean, isCoin: (word: string) => boolean): readonly Piece[] {
  const lower = word.toLowerCase();
  const verb = isFirst ? VERBS.get(lower) : undefined;
  if (verb !== undefined) return [{ kind: 'verb', verb }];
  const join = JOINS.get(lower);
  if (join !== undefined) return [{ kind: 'join', word: join }];
  if (isCoin(word)) return [{ kind: 'word', word }];
  const [, figure, rest] = GLUED.exec(word) ?? [];
  if (figure !== undefined && rest !== undefined && isCoin(rest)) {
    return [
      { kind: 'amount', text: figure },
      { kind: 'word', word: rest },
    ];
  }
  return [STARTS_AS_FIGURE.test(word) ? { kind: 'amount', text: word } : { kind: 'word', word }];
}
