import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { findResemblance, type KnownAddress, nameOfKnown } from '#app/features/addressField/lookAlike.ts';
import type { CheckedAddress } from '#app/features/addressField/useExchangeCheck.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import { type BatchLine, type Column, isEmpty } from './batchLine.ts';
import { type JudgeContext, judgeCells, type ReadCells } from './judgeCells.ts';
import { errorAt, type JudgedLine, type Problem, type ProblemId, warningAt } from './problem.ts';
import { questionKey } from './questionKey.ts';

export interface BatchContext extends JudgeContext {
  /** How many entries the book takes on top of those it has. */
  readonly room: number;
  /** What the exchange said of entries, by questionKey. */
  readonly checked: ReadonlyMap<string, CheckedAddress>;
}

/** Judges all lines of a batch together (screens.md 1.10, "Validation per line"); the order is that of the lines. */
export function judgeBatch(lines: readonly BatchLine[], context: BatchContext): readonly JudgedLine[] {
  const read = lines.map((line) => (isEmpty(line) ? null : judgeCells(line, context)));
  const byPlace = groupNumbers(lines, read, ({ place }) => place);
  const byName = groupNumbers(lines, read, ({ name }) => (name === '' ? null : name));
  const known = [...context.book.map(toKnown), ...lines.flatMap((line, at) => toKnownLine(line, read[at]))];
  let room = context.room;
  return lines.map((line, at) => {
    const cells = read[at];
    if (cells === null || cells === undefined) return EMPTY;
    const checked = cells.question === null ? undefined : context.checked.get(questionKey(cells.question));
    const lookAlikes = lookAlikesOf(cells, known, checked);
    const problems = [
      ...cells.problems,
      ...repeated(line, byPlace.get(cells.place ?? ''), 'address'),
      ...repeated(line, byName.get(cells.name), 'remark'),
      ...ofBook(cells, context),
      ...ofExchange(checked),
      ...(lookAlikes.length > 0 && line.confirmed !== cells.address
        ? [errorAt('address', 'lookAlike', { name: lookAlikes[0]?.remark || (lookAlikes[0]?.address ?? '') })]
        : []),
      ...(lookAlikes.length === 0 ? similar(cells, known, checked) : []),
    ];
    // A line that waits takes no room from those that can be saved.
    if (problems.every(({ level }) => level !== 'error')) {
      room -= 1;
      if (room < 0) problems.push(errorAt('coin', 'bookFull', { room: context.room }));
    }
    return { state: stateOf(problems, line), problems, entry: cells.entry, checked, lookAlikes };
  });
}

const EMPTY: JudgedLine = { state: 'empty', problems: [], entry: null, checked: undefined, lookAlikes: [] };

function stateOf(problems: readonly Problem[], { isAccepted }: BatchLine): JudgedLine['state'] {
  if (problems.some(({ level }) => level === 'error')) return 'error';
  return problems.length > 0 && !isAccepted ? 'warning' : 'ok';
}

/** The numbers of the lines that say the same. */
function groupNumbers(
  lines: readonly BatchLine[],
  read: readonly (ReadCells | null)[],
  keyOf: (cells: ReadCells) => string | null,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [at, cells] of read.entries()) {
    const key = cells === null ? null : keyOf(cells);
    const number = lines[at]?.number;
    if (key === null || number === undefined) continue;
    groups.set(key, [...(groups.get(key) ?? []), number]);
  }
  return groups;
}

/** Both lines are named, each at the other one. */
function repeated(
  { number }: BatchLine,
  numbers: readonly number[] = [],
  column: 'address' | 'remark',
): Problem[] {
  const others = numbers.filter((other) => other !== number);
  if (others.length === 0) return [];
  return [errorAt(column, column === 'address' ? 'addressTwice' : 'remarkTwice', { lines: others })];
}

function ofBook({ place, account, question }: ReadCells, { book, accountOf }: BatchContext): Problem[] {
  if (place === null || question === null) return [];
  const there = book.filter(
    (entry) =>
      entry.addressType === 0 &&
      entry.chain === question.chain &&
      entry.tag === (question.tag ?? '') &&
      accountOf(entry.chain, entry.address) === account,
  );
  const same = there.find(({ coin }) => coin === question.coin);
  if (same !== undefined) return [errorAt('address', 'addressInBook', { name: same.remark })];
  const other = there.find(({ coin }) => coin === UNIVERSAL || question.coin === UNIVERSAL);
  return other === undefined ? [] : [warningAt('address', 'addressInBookUniversal', { name: other.remark })];
}

function ofExchange(checked: CheckedAddress | undefined): Problem[] {
  if (checked === undefined) return [];
  if (!checked.valid) return [codeProblem(checked.code)];
  return [
    ...(checked.risk === 'HIGH' ? [warningAt('address', 'addressRisk')] : []),
    ...(checked.kind === 'contract' ? [warningAt('address', 'addressContractKind')] : []),
  ];
}

function lookAlikesOf(
  { address }: ReadCells,
  known: readonly KnownAddress[],
  checked: CheckedAddress | undefined,
): readonly KnownAddress[] {
  if (address === null) return [];
  return findResemblance(address, [...known, ...(checked?.similarTo ?? [])]).lookAlikes;
}

function similar(
  { address }: ReadCells,
  known: readonly KnownAddress[],
  checked: CheckedAddress | undefined,
): Problem[] {
  if (address === null) return [];
  const [first] = findResemblance(address, [...known, ...(checked?.similarTo ?? [])]).similar;
  return first === undefined ? [] : [warningAt('address', 'addressSimilar', { name: nameOfKnown(first) })];
}

function toKnown({ id, remark, address }: KnownAddress): KnownAddress {
  return { id, remark, address };
}

/** The lines of the batch are known to one another: none may pass as another one. */
function toKnownLine({ id, cells }: BatchLine, read: ReadCells | null | undefined): KnownAddress[] {
  const address = read?.address ?? null;
  return address === null ? [] : [{ id, remark: tidyEnteredText(cells.remark), address }];
}

/** Where the exchange's codes belong (screens.md 0.2, 1.9). */
const BY_CODE: ReadonlyMap<number, readonly [Column, ProblemId]> = new Map([
  [131002, ['tag', 'tagFormat']],
  [131066, ['address', 'addressRefused']],
  [131068, ['owner', 'ownerData']],
  [131070, ['owner', 'ownerData']],
  [131075, ['address', 'addressOwn']],
  [131081, ['tag', 'tagForbidden']],
  [132001, ['address', 'addressOther']],
  [132002, ['address', 'addressChecksum']],
  [132003, ['tag', 'tagMissing']],
  [132005, ['remark', 'remarkInBook']],
  [132008, ['address', 'addressContract']],
]);

/** What the exchange refused, at its cell; a code without a cell of its own is said of the address in the code's own words. */
function codeProblem(code: number): Problem {
  const [column, id] = BY_CODE.get(code) ?? ['address', 'server'];
  return errorAt(column, id, { code, chain: '' });
}
