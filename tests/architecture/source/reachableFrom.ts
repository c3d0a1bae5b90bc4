import type { Project } from './readProject.ts';

/**
 * The project's modules that some entries load, entries included. Types are followed only when asked for, since they
 * are gone when the code runs; the addresses of workers never, since they run elsewhere. Without `withDynamic` what is
 * loaded later is left out.
 */
export function reachableFrom(
  project: Project,
  entries: readonly string[],
  { withTypes = false, withDynamic = true } = {},
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const { target, isPackage, kind } of project.get(path)?.imports ?? []) {
      if (isPackage || kind === 'url') continue;
      if ((withTypes || kind !== 'type') && (withDynamic || kind !== 'dynamic')) waiting.push(target);
    }
  }
  return reached;
}
