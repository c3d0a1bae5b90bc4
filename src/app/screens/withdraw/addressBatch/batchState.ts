import {
  type BatchLine,
  type Cells,
  COLUMNS,
  type Column,
  EMPTY_CELLS,
  isEmpty,
  MOST_LINES,
} from './lines/batchLine.ts';
import type { ReadLine } from './lines/mapColumns.ts';

/** The lines of a batch, and what they were before each change. */
export interface BatchState {
  readonly lines: readonly BatchLine[];
  /** The latest last. */
  readonly past: readonly (readonly BatchLine[])[];
  /** The cell that was typed into last: typing on in it is one change. */
  readonly typing: string;
}

export type BatchEvent =
  | { readonly type: 'typed'; readonly id: string; readonly column: Column; readonly text: string }
  /** Cells of a spreadsheet, pasted into the table from this cell on. */
  | {
      readonly type: 'pasted';
      readonly id: string;
      readonly column: Column;
      readonly table: readonly (readonly string[])[];
    }
  /** A file or a paste with column names was read. */
  | { readonly type: 'read'; readonly lines: readonly ReadLine[] }
  | { readonly type: 'added' }
  | { readonly type: 'deleted'; readonly ids: readonly string[] }
  /** Lines that are saved in the book, and leave the table for good. */
  | { readonly type: 'saved'; readonly ids: readonly string[] }
  | { readonly type: 'cleared' }
  | { readonly type: 'accepted'; readonly ids: readonly string[] }
  /** The user has typed four characters of the line's address. */
  | { readonly type: 'confirmed'; readonly id: string; readonly address: string }
  | { readonly type: 'undone' };

/** screens.md 1.10. */
const FIRST_LINES = 5;
const MOST_CHANGES = 100;

export function firstState(kept: readonly BatchLine[] = []): BatchState {
  return { lines: kept.length > 0 ? kept : emptyLines(1, FIRST_LINES), past: [], typing: '' };
}

export function nextBatch(state: BatchState, event: BatchEvent): BatchState {
  const { lines, past, typing } = state;
  if (event.type === 'undone') {
    const before = past.at(-1);
    return before === undefined ? state : { lines: before, past: past.slice(0, -1), typing: '' };
  }
  const next = change(lines, event);
  if (event.type === 'saved') return { lines: next, past: [], typing: '' };
  const cell = event.type === 'typed' ? `${event.id} ${event.column}` : '';
  const isSameChange = cell !== '' && cell === typing;
  return {
    lines: next,
    past: isSameChange ? past : [...past, lines].slice(-MOST_CHANGES),
    typing: cell,
  };
}

function change(
  lines: readonly BatchLine[],
  event: Exclude<BatchEvent, { type: 'undone' }>,
): readonly BatchLine[] {
  switch (event.type) {
    case 'typed':
      return lines.map((line) =>
        line.id === event.id ? withCells(line, { ...line.cells, [event.column]: event.text }) : line,
      );
    case 'pasted':
      return pasteInto(lines, event);
    case 'read':
      return event.lines.length === 0
        ? lines
        : event.lines.map(({ number, cells }) => newLine(number, cells));
    case 'added':
      return lines.length < MOST_LINES ? [...lines, newLine(nextNumber(lines))] : lines;
    case 'saved':
    case 'deleted': {
      const left = lines.filter(({ id }) => !event.ids.includes(id));
      return left.length > 0 ? left : emptyLines(1, 1);
    }
    case 'cleared':
      return emptyLines(1, FIRST_LINES);
    case 'accepted':
      return lines.map((line) => (event.ids.includes(line.id) ? { ...line, isAccepted: true } : line));
    case 'confirmed':
      return lines.map((line) => (line.id === event.id ? { ...line, confirmed: event.address } : line));
  }
}

/** A changed line is judged as a new one: warnings accepted before no longer count. */
function withCells(line: BatchLine, cells: Cells): BatchLine {
  return { ...line, cells, isAccepted: false };
}

function pasteInto(
  lines: readonly BatchLine[],
  { id, column, table }: Extract<BatchEvent, { type: 'pasted' }>,
): readonly BatchLine[] {
  const at = lines.findIndex((line) => line.id === id);
  const first = COLUMNS.indexOf(column);
  if (at === -1) return lines;
  const missing = Math.min(MOST_LINES, at + table.length) - lines.length;
  const room = missing > 0 ? [...lines, ...emptyLines(nextNumber(lines), missing)] : lines;
  return room.map((line, place) => {
    const row = table[place - at];
    if (place < at || row === undefined) return line;
    const cells = Object.fromEntries(
      row.flatMap((text, offset) => {
        const into = COLUMNS[first + offset];
        return into === undefined ? [] : [[into, text.trim()] as const];
      }),
    );
    return withCells(line, { ...line.cells, ...cells });
  });
}

function nextNumber(lines: readonly BatchLine[]): number {
  return Math.max(0, ...lines.map(({ number }) => number)) + 1;
}

function emptyLines(from: number, count: number): readonly BatchLine[] {
  return Array.from({ length: count }, (_, at) => newLine(from + at));
}

let made = 0;

function newLine(number: number, cells: Cells = EMPTY_CELLS): BatchLine {
  made += 1;
  return { id: `line${made}`, number, cells, isAccepted: false, confirmed: '' };
}

/** The lines that hold something, as they are kept for the next visit of this tab. */
export function keepLines(lines: readonly BatchLine[]): string {
  return JSON.stringify(
    lines
      .filter((line) => !isEmpty(line))
      .map(({ number, cells, confirmed }) => ({ number, cells, confirmed })),
  );
}

/** Reads what keepLines wrote; nothing for anything else. */
export function readKeptLines(text: string | undefined): readonly BatchLine[] {
  const kept = parse(text);
  if (!Array.isArray(kept)) return [];
  return kept.slice(0, MOST_LINES).flatMap((line: unknown) => {
    const { number, cells, confirmed } = (line ?? {}) as Partial<Record<string, unknown>>;
    if (typeof number !== 'number' || typeof cells !== 'object' || cells === null) return [];
    const named = COLUMNS.map((column) => [column, textOf(Reflect.get(cells, column))] as const);
    const read = newLine(number, { ...EMPTY_CELLS, ...Object.fromEntries(named) });
    return [{ ...read, confirmed: textOf(confirmed) }];
  });
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
