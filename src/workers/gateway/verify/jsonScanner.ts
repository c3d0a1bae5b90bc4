import * as json from './jsonTokens.ts';
import { createSmallSort, MAX_SORTED_AT_ONCE, Members, type SmallSort, sortManyMembers } from './members.ts';
import { Nesting, type OpenObject } from './nesting.ts';
import type { Work } from './pacing.ts';
import { NO_PIECE, Pieces } from './pieces.ts';

/** What may come next. */
const VALUE = 0;
const VALUE_OR_CLOSE = 1;
const NAME = 2;
const NAME_OR_CLOSE = 3;
const COLON = 4;
const COMMA_OR_CLOSE = 5;
/** Inside a string, so that a long one can be interrupted and continued. */
const REST_OF_VALUE = 6;
const REST_OF_NAME = 7;
/** An object has ended, and its members are not linked yet. */
const MEMBERS = 8;
const END = 9;

/** `more`: as far as asked; `sort`: waiting for `sort()`, since a large object has ended. */
export type ScanStep = 'more' | 'sort' | 'done' | 'invalid';

/**
 * Reads JSON as strictly as JSON.parse, and refuses a repeated name besides. It copies nothing: an object's members are
 * lists of stretches of the received bytes, and putting them in order is linking lists (design.md section 4). So the
 * work grows with the length of the body only, however it is nested. `bytes` have to be valid UTF-8.
 *
 * A class, as are its parts: methods are created once, closures for each body, which prevents the engine's best
 * optimisations; with closures it took twice as long.
 */
export class JsonScanner {
  /** After `done`: the stretches that make the canonical text, in a list that begins with `head`. */
  readonly pieces: Pieces;
  private readonly bytes: Uint8Array;
  private readonly members: Members;
  private readonly nesting: Nesting;
  private readonly object: OpenObject = { first: 0, isOrdered: true, isPlain: true };
  private readonly sortFew: SmallSort;
  /** By place: the member's number in the object. Null as long as their order is the one they came in. */
  private order: Int32Array | null = null;
  private expected = VALUE;
  private at = 0;
  /** Where the stretch begins that has not become a piece yet. */
  private runStart = 0;
  /** The list of the innermost member; of the whole text in the end. */
  head = NO_PIECE;
  private tail = NO_PIECE;
  private nameStart = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.pieces = new Pieces(bytes);
    this.members = new Members(bytes);
    this.nesting = new Nesting();
    this.sortFew = createSmallSort(this.members);
  }

  /** Reads on to the first token boundary, or byte of a string, at or behind `until`. */
  run(until: number): ScanStep {
    while (this.at < this.bytes.length) {
      if (this.at >= until) return 'more';
      const byte = this.bytes[this.at] as number;
      if (this.expected === REST_OF_VALUE || this.expected === REST_OF_NAME) {
        if (!this.scanString(until)) return 'invalid';
      } else if (this.expected === MEMBERS) {
        const step = this.finishObject();
        if (step !== 'more') return step;
      } else if (byte <= json.SPACE && json.isWhiteSpace(byte)) this.skipWhiteSpace();
      else if (!this.scanToken(byte, until)) return 'invalid';
    }
    if (this.expected !== END) return 'invalid';
    this.endRun();
    return 'done';
  }

  /** Sorts the object that `run` stopped at. False if a name is there twice. */
  *sort(): Work<boolean> {
    const count = this.members.count - this.object.first;
    this.order = yield* sortManyMembers(this.members, this.object.first, count, this.object.isPlain);
    return this.order !== null;
  }

  private append(listHead: number, listTail: number): void {
    if (this.head === NO_PIECE) {
      this.head = listHead;
      this.tail = listTail;
    } else this.tail = this.pieces.join(this.tail, listHead, listTail, false);
  }

  private endRun(): void {
    if (this.at === this.runStart) return;
    const piece = this.pieces.add(this.runStart, this.at);
    this.append(piece, piece);
    this.runStart = this.at;
  }

  private skipWhiteSpace(): void {
    this.endRun();
    while (this.at < this.bytes.length && json.isWhiteSpace(this.bytes[this.at] as number)) this.at += 1;
    this.runStart = this.at;
  }

  private beginName(): void {
    if (this.expected === NAME_OR_CLOSE) {
      this.endRun();
      this.nesting.save(this.object, this.head, this.tail);
      this.head = NO_PIECE;
      this.tail = NO_PIECE;
      this.object.first = this.members.count;
      this.object.isOrdered = true;
      this.object.isPlain = true;
    }
    this.at += 1;
    this.nameStart = this.at;
    this.expected = REST_OF_NAME;
  }

  private endName(): void {
    const member = this.members.count;
    const isAscii = this.members.push(this.nameStart, this.at - 1);
    if (!isAscii) this.object.isPlain = false;
    if (!this.object.isPlain) this.object.isOrdered = false;
    else if (this.object.isOrdered && member > this.object.first) {
      // A repeated name is not in order either, and will be found by sorting.
      this.object.isOrdered = this.members.comparePlain(member - 1, member) < 0;
    }
    const isFollowed = this.bytes[this.at] === json.COLON;
    if (isFollowed) this.at += 1;
    this.expected = isFollowed ? VALUE : COLON;
  }

  private endMember(): void {
    this.endRun();
    this.members.setList(this.head, this.tail);
    this.head = NO_PIECE;
    this.tail = NO_PIECE;
  }

  private endValue(): void {
    this.expected = this.nesting.depth === 0 ? END : COMMA_OR_CLOSE;
  }

  private openNested(isObject: boolean): void {
    this.nesting.open(isObject);
    this.at += 1;
    this.expected = isObject ? NAME_OR_CLOSE : VALUE_OR_CLOSE;
  }

  private closeNested(): void {
    this.at += 1;
    this.nesting.close();
    this.endValue();
  }

  /** Reads a string on until its end or `until`; false if it is invalid. */
  private scanString(until: number): boolean {
    const limit = Math.min(until, this.bytes.length);
    const isName = this.expected === REST_OF_NAME;
    let end = json.endOfPlain(this.bytes, this.at, limit);
    while (end < limit && this.bytes[end] === json.BACKSLASH) {
      if (isName) this.object.isPlain = false;
      end = json.endOfEscape(this.bytes, end);
      if (end === json.NO_TOKEN) return false;
      end = json.endOfPlain(this.bytes, end, limit);
    }
    this.at = end;
    if (end >= limit) return end < this.bytes.length;
    if (this.bytes[end] !== json.QUOTE) return false;
    this.at = end + 1;
    if (isName) this.endName();
    else this.endValue();
    return true;
  }

  private scanValue(byte: number, until: number): boolean {
    if (byte === json.QUOTE) {
      this.at += 1;
      this.expected = REST_OF_VALUE;
      return this.scanString(until);
    }
    if (byte === json.OPEN_OBJECT || byte === json.OPEN_ARRAY) {
      this.openNested(byte === json.OPEN_OBJECT);
      return true;
    }
    if (byte === json.CLOSE_ARRAY && this.expected === VALUE_OR_CLOSE) {
      this.closeNested();
      return true;
    }
    this.at =
      byte === json.MINUS || json.isDigit(byte)
        ? json.endOfNumber(this.bytes, this.at)
        : json.endOfLiteral(this.bytes, this.at);
    if (this.at === json.NO_TOKEN) return false;
    this.endValue();
    return true;
  }

  private scanAfterValue(byte: number): boolean {
    if (!this.nesting.isInObject()) {
      if (byte === json.CLOSE_ARRAY) this.closeNested();
      else {
        this.at += 1;
        this.expected = VALUE;
      }
      return byte === json.COMMA || byte === json.CLOSE_ARRAY;
    }
    this.endMember();
    if (byte === json.COMMA) {
      this.at += 1;
      this.runStart = this.at;
      this.expected = NAME;
      return true;
    }
    this.expected = MEMBERS;
    return byte === json.CLOSE_OBJECT;
  }

  /** Joins the members of the object that ends here. */
  private linkMembers(): void {
    const { first } = this.object;
    const count = this.members.count - first;
    const firstMember = first + (this.order === null ? 0 : (this.order[0] as number));
    const innerHead = this.members.headOf(firstMember);
    let innerTail = this.members.tailOf(firstMember);
    for (let i = 1; i < count; i += 1) {
      const member = first + (this.order === null ? i : (this.order[i] as number));
      innerTail = this.pieces.join(innerTail, this.members.headOf(member), this.members.tailOf(member), true);
    }
    this.order = null;
    this.members.truncate(first);
    this.nesting.restore(this.object);
    this.head = this.nesting.savedHead();
    this.tail = this.nesting.savedTail();
    this.append(innerHead, innerTail);
    this.closeNested();
  }

  /** What is left to do at the end of an object. */
  private finishObject(): ScanStep {
    const count = this.members.count - this.object.first;
    if (!this.object.isOrdered && this.order === null) {
      if (count > MAX_SORTED_AT_ONCE) return 'sort';
      this.order = this.sortFew(this.object.first, count, this.object.isPlain);
      if (this.order === null) return 'invalid';
    }
    this.linkMembers();
    return 'more';
  }

  /** Takes one token, or one that ends nothing; false if it must not stand here. */
  private scanToken(byte: number, until: number): boolean {
    switch (this.expected) {
      case VALUE:
      case VALUE_OR_CLOSE:
        return this.scanValue(byte, until);
      case COMMA_OR_CLOSE:
        return this.scanAfterValue(byte);
      case COLON:
        this.at += 1;
        this.expected = VALUE;
        return byte === json.COLON;
      case NAME:
      case NAME_OR_CLOSE:
        if (byte === json.QUOTE) {
          this.beginName();
          return this.scanString(until);
        }
        if (this.expected === NAME || byte !== json.CLOSE_OBJECT) return false;
        this.closeNested();
        return true;
      default:
        return false;
    }
  }
}
