import type { Violation } from './violation.ts';

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** A class in a selector: something between braces follows it. */
const CLASS = /\.(-?[a-z][\w-]*)(?=[^{}]*\{)/gi;
const SCREEN = /^src\/app\/(screens\/[^/]+\/[^/]+)\//;

/**
 * Classes that the sheets of several screens style and no shared part owns. All screens are one page: a sheet
 * stays once it is there, and gives its look to the screen that is opened next.
 */
export function findSharedClasses(textByPath: ReadonlyMap<string, string>): Violation[] {
  const ownersByClass = new Map<string, Set<string>>();
  for (const [path, text] of textByPath) {
    const owner = SCREEN.exec(path)?.[1] ?? 'shared';
    for (const [, name = ''] of text.replaceAll(COMMENT, '').matchAll(CLASS)) {
      ownersByClass.set(name, (ownersByClass.get(name) ?? new Set()).add(owner));
    }
  }
  return [...ownersByClass]
    .filter(([, owners]) => owners.size > 1 && !owners.has('shared'))
    .map(([name, owners]) => `.${name} is styled by ${[...owners].join(' and ')}`);
}
