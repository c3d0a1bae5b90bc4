import type { Violation } from './violation.ts';

export interface Sheet {
  readonly path: string;
  readonly text: string;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const SELECTOR = /([^{}]+)\{/g;
const CLASS = /\.([A-Za-z][\w-]*)/g;
/** The folder of a screen; a sheet elsewhere is for several. */
const SCREEN = /^src\/app\/screens\/[^/]+\/[^/]+\//;

/**
 * Classes that the sheets of two screens style, and no sheet for several screens. A sheet stays once it is there: whoever comes
 * from one of the two screens would see its look on the other.
 */
export function findClassesOfTwoScreens(sheets: readonly Sheet[]): Violation[] {
  const screensByClass = new Map<string, Set<string>>();
  for (const { path, text } of sheets) {
    const screen = SCREEN.exec(path)?.[0] ?? '';
    for (const name of classesOf(text))
      screensByClass.set(name, (screensByClass.get(name) ?? new Set()).add(screen));
  }
  return [...screensByClass]
    .filter(([, screens]) => screens.size > 1 && !screens.has(''))
    .map(([name, screens]) => `.${name} is styled by ${[...screens].sort().join(' and ')}`);
}

function classesOf(text: string): string[] {
  return [...text.replaceAll(COMMENT, '').matchAll(SELECTOR)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => name));
}
