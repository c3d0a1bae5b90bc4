/** Modules that are in one file. `needs` and `mayNeed` are sets of visits, a bit each. */
export interface PackedFile {
  readonly modules: readonly string[];
  /** The size of their code before it is packed. */
  readonly size: number;
  /** The visits that need one of its modules at once. */
  readonly needs: number;
  /** The visits that may need one later: a dialog of the screen, a part of it further down. */
  readonly mayNeed: number;
}

export interface MergeOptions {
  /** What each visit counts, by its bit. */
  readonly weights: readonly number[];
  /** What a visit counts that may need a file, beside one that needs it. */
  readonly laterWeight: number;
  /** Code that costs a visit as much as one request more. */
  readonly requestSize: number;
  /** The modules that a module imports statically. */
  readonly importsOf: (id: string) => readonly string[];
}

interface Merge {
  readonly files: readonly PackedFile[];
  readonly cost: number;
}

/**
 * Merges files as long as that makes visits cheaper: a request less is worth some code that a visit does without. Two files are not
 * merged where another one would then import the new one and be imported by it, since modules of such files can run before what
 * they need.
 */
export function mergeFiles(files: readonly PackedFile[], options: MergeOptions): readonly PackedFile[] {
  let merged = files;
  for (;;) {
    const best = findBestMerge(merged, options);
    if (best === undefined) return merged;
    merged = best.files;
  }
}

/** The merge after which all visits cost the least; undefined where none makes them cheaper. */
function findBestMerge(files: readonly PackedFile[], options: MergeOptions): Merge | undefined {
  const now = costOf(files, options);
  if (now === undefined) throw new Error('Files import each other in a circle.');
  // What files import can only make a merge dearer than it looks, so that those that look worse than the best one are not tried.
  const pairs = files
    .flatMap((one, at) =>
      files.slice(at + 1).map((other) => ({ one, other, least: leastCost(one, other, options) })),
    )
    .filter(({ least }) => least < 0)
    .toSorted((a, b) => a.least - b.least);
  let best: Merge | undefined;
  for (const { one, other, least } of pairs) {
    if (now + least >= (best?.cost ?? now)) break;
    const joined = [...files.filter((file) => file !== one && file !== other), join(one, other)];
    const cost = costOf(joined, options);
    if (cost !== undefined && cost < (best?.cost ?? now)) best = { files: joined, cost };
  }
  return best;
}

function join(one: PackedFile, other: PackedFile): PackedFile {
  return {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    needs: one.needs | other.needs,
    mayNeed: one.mayNeed | other.mayNeed,
  };
}

/** What a merge adds to the cost of all visits, were nothing else loaded because of it. */
function leastCost(one: PackedFile, other: PackedFile, options: MergeOptions): number {
  const { requestSize } = options;
  const costAlone = ({ size, needs, mayNeed }: PackedFile): number =>
    (size + requestSize) * weigh(needs, mayNeed, options);
  return costAlone(join(one, other)) - costAlone(one) - costAlone(other);
}

/** What all visits load together; undefined where files import each other in a circle. */
function costOf(files: readonly PackedFile[], options: MergeOptions): number | undefined {
  const { requestSize, importsOf } = options;
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)));
  const importsByFile = new Map<PackedFile, ReadonlySet<PackedFile>>();
  for (const file of files) {
    const imported = new Set(file.modules.flatMap(importsOf).flatMap((id) => fileOf.get(id) ?? []));
    imported.delete(file);
    importsByFile.set(file, imported);
  }
  const order = inOrder(files, importsByFile);
  if (order === undefined) return undefined;
  const needsOf = new Map(files.map((file) => [file, file.needs]));
  const mayNeedOf = new Map(files.map((file) => [file, file.mayNeed]));
  let cost = 0;
  for (const file of order) {
    const [needs = 0, mayNeed = 0] = [needsOf.get(file), mayNeedOf.get(file)];
    for (const next of importsByFile.get(file) ?? []) {
      needsOf.set(next, (needsOf.get(next) ?? 0) | needs);
      mayNeedOf.set(next, (mayNeedOf.get(next) ?? 0) | mayNeed);
    }
    cost += (file.size + requestSize) * weigh(needs, mayNeed, options);
  }
  return cost;
}

/** Each file before those that it imports; undefined where there is a circle. */
function inOrder(
  files: readonly PackedFile[],
  importsByFile: ReadonlyMap<PackedFile, ReadonlySet<PackedFile>>,
): readonly PackedFile[] | undefined {
  const waitsFor = new Map(files.map((file) => [file, 0]));
  for (const imported of importsByFile.values()) {
    for (const file of imported) waitsFor.set(file, (waitsFor.get(file) ?? 0) + 1);
  }
  const order = files.filter((file) => waitsFor.get(file) === 0);
  for (const file of order) {
    for (const next of importsByFile.get(file) ?? []) {
      const left = (waitsFor.get(next) ?? 0) - 1;
      waitsFor.set(next, left);
      if (left === 0) order.push(next);
    }
  }
  return order.length === files.length ? order : undefined;
}

function weigh(needs: number, mayNeed: number, { weights, laterWeight }: MergeOptions): number {
  let sum = 0;
  for (const [bit, weight] of weights.entries()) {
    if ((needs >>> bit) & 1) sum += weight;
    else if ((mayNeed >>> bit) & 1) sum += weight * laterWeight;
  }
  return sum;
}
