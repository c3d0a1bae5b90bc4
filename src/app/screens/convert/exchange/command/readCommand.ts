import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { foldSearch } from '#shared/text/foldSearch.ts';

/** What the user has asked for in words. */
export interface Command {
  readonly from: string;
  readonly to: string;
  /** A plain decimal string; null where only the pair was named. */
  readonly amount: string | null;
  /** The coin that the amount is of: the given one or the wanted one. */
  readonly side: 'from' | 'to';
}

export type CommandFault =
  | { readonly reason: 'empty' | 'oneCoin' | 'sameCoin' | 'unclear' }
  /** No coin of the list has this name. */
  | { readonly reason: 'unknownWord'; readonly word: string }
  /** The word is no number, or can be read in two ways. */
  | { readonly reason: 'amount'; readonly word: string };

export type CommandReading =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly fault: CommandFault };

export interface CommandSyntax {
  readonly findCoin: FindCoin;
  /** Reads a figure by the reader's own separators. */
  readonly readAmount: (text: string) => AmountReading;
}

/** The shapes of commands: N is an amount, C a coin, and what stands between them is a word. Nothing else is understood. */
type Shape = (coins: readonly [string, string], amount: string | null) => Command;

const give: Shape = ([from, to], amount) => ({ from, to, amount, side: 'from' });
const get: Shape = ([from, to], amount) => ({ from, to, amount, side: 'to' });
/** "buy 0.1 btc with usdt" names what is wanted first. */
const turned =
  (shape: Shape): Shape =>
  ([first, second], amount) =>
    shape([second, first], amount);

const CONVERT: Readonly<Record<string, Shape>> = {
  'C C': give,
  'C to C': give,
  'C for C': give,
  'N C C': give,
  'N C to C': give,
  'N C for C': give,
  'C C N': give,
  'C to N C': get,
  'C for N C': get,
};

const SHAPES: Readonly<Record<'convert' | 'sell' | 'buy', Readonly<Record<string, Shape>>>> = {
  convert: CONVERT,
  sell: CONVERT,
  buy: {
    'C with C': turned(give),
    'C for C': turned(give),
    'N C with C': turned(get),
    'N C for C': turned(get),
    'C with N C': turned(give),
    'C for N C': turned(give),
    // "100 usdt of btc": so much of the first is spent.
    'N C of C': give,
  },
};

/**
 * Reads "0.1 btc to eth" and its like (screens.md 1.1). It never guesses: what has two meanings, or a word that is not in
 * the list, is not understood, and says so.
 */
export function readCommand(text: string, { findCoin, readAmount }: CommandSyntax): CommandReading {
  const pieces = splitCommand(text, (word) => findCoin(word) !== undefined);
  const fault = (found: CommandFault): CommandReading => ({ ok: false, fault: found });
  if (pieces.length === 0) return fault({ reason: 'empty' });
  const words = pieces.flatMap((piece) => (piece.kind === 'word' ? [piece.word] : []));
  const unknown = words.find((word) => findCoin(word) === undefined);
  if (unknown !== undefined) return fault({ reason: 'unknownWord', word: unknown });
  const figures = pieces.flatMap((piece) => (piece.kind === 'amount' ? [piece.text] : []));
  const [amount = null] = figures.map((figure) => positiveAmount(readAmount(figure)));
  if (figures[0] !== undefined && amount === null) return fault({ reason: 'amount', word: figures[0] });

  const [from, to] = words.flatMap((word) => findCoin(word) ?? []);
  if (from === undefined || to === undefined) return fault({ reason: 'oneCoin' });
  if (from === to) return fault({ reason: 'sameCoin' });
  const shape = shapeOf(pieces);
  return shape === undefined
    ? fault({ reason: 'unclear' })
    : { ok: true, command: shape([from, to], amount) };
}

function shapeOf([first, ...rest]: readonly Piece[]): Shape | undefined {
  if (first === undefined) return undefined;
  const verb = first.kind === 'verb' ? first.verb : 'convert';
  const pieces = first.kind === 'verb' ? rest : [first, ...rest];
  return SHAPES[verb][pieces.map(letterOf).join(' ')];
}

function letterOf(piece: Piece): string {
  if (piece.kind === 'amount') return 'N';
  return piece.kind === 'join' ? piece.word : 'C';
}

function positiveAmount(reading: AmountReading): string | null {
  return reading.kind === 'amount' && /[1-9]/.test(reading.amount) ? reading.amount : null;
}

/** A coin that a command may name. */
export interface CommandCoin {
  readonly coin: string;
  /** "Bitcoin"; a name of several words is only understood by its symbol. */
  readonly fullName: string;
}

/** Finds a coin by its symbol or name. A name that two coins share finds none: a command never guesses. */
export type FindCoin = (word: string) => string | undefined;

export function indexCoins(coins: readonly CommandCoin[]): FindCoin {
  const bySymbol = new Map(coins.map(({ coin }) => [foldSearch(coin), coin]));
  const byName = new Map<string, string | undefined>();
  for (const { coin, fullName } of coins) {
    const name = foldSearch(fullName);
    byName.set(name, byName.has(name) && byName.get(name) !== coin ? undefined : coin);
  }
  return (word) => bySymbol.get(foldSearch(word)) ?? byName.get(foldSearch(word));
}

/** The pieces of a command, in order. */
type Piece =
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
const ARROWS = /\s*(?:[-－][>＞]|[=＝][>＞]|→|⇒|➔|=|＝|>|＞)\s*/gu;
/** A figure with the coin right behind it: "0.1btc". */
const GLUED = /^([\p{Nd}.,．，٫٬'’]+)(\P{Nd}\S*)$/u;
const STARTS_AS_FIGURE = /^[\p{Nd}.,．，٫]/u;

/** Takes a command apart; what is a coin is decided later, by the list. `isCoin` keeps "1inch" in one piece. */
function splitCommand(text: string, isCoin: (word: string) => boolean): readonly Piece[] {
  const words = text.replace(ARROWS, ' to ').trim().split(/\s+/u).filter(Boolean);
  return words.flatMap((word, at) => piecesOf(word, at === 0, isCoin));
}

function piecesOf(word: string, isFirst: boolean, isCoin: (word: string) => boolean): readonly Piece[] {
  // A figure stays as it is written: made plain, "10²" would be 102.
  const lower = word.normalize('NFKC').toLowerCase();
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
