/** What the bundler tells of modules while it decides which file each of them goes into. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly importers: readonly string[];
  } | null;
}

/** The modules that are loaded together with some others: all that they import statically. */
export function loadedWith(graph: ModuleGraph, entries: Iterable<string>): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** All that can ever be loaded after some modules. */
export function loadedAfter(graph: ModuleGraph, entries: Iterable<string>): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const id of reached) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) reached.add(next);
    for (const next of info?.dynamicallyImportedIds ?? []) reached.add(next);
  }
  return reached;
}
