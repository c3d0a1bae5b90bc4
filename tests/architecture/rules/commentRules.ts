import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

/**
 * First words, of a sentence as its capital says, that leave open what a comment is about: the reader has to look for it in the code around (CONTRIBUTING.md,
 * "Names").
 */
const OPEN_SUBJECT =
  /^(?:Its?|They|Them|Theirs?|This|That|These|Those|He|Him|His|She|Her|Of|Whose|Which)(?= )/;

/** Comments, JSX ones among them, that begin with a pronoun or with "Of". */
export function findOpenSubjects(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, comments }) =>
    comments.flatMap(({ text, line }) => {
      const words = text.replace(/^[\s*]+/, '');
      const first = OPEN_SUBJECT.exec(words)?.[0];
      return first === undefined
        ? []
        : [`${path}:${line} begins with "${first}": ${words.split('\n', 1)[0]?.trim()}`];
    }),
  );
}
