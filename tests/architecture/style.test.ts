import { describe, expect, test } from 'vitest';
import { LONG_FUNCTIONS } from './longFunctions.ts';
import { findOtherBreakpoints } from './rules/breakpointRules.ts';
import { findClassesOfTwoScreens } from './rules/classRules.ts';
import { findOpenSubjects } from './rules/commentRules.ts';
import { findLongFunctions } from './rules/functionRules.ts';
import { findAnySiblings, findHasBefore } from './rules/siblingRules.ts';
import {
  findAnys,
  findBarrels,
  findDefaultExports,
  findEmptyNames,
  findLongFiles,
  findOtherIntl,
  findUnreasonedComments,
  findUnsafeMarkup,
} from './rules/styleRules.ts';
import { findTypeOffScale } from './rules/typeRules.ts';
import { listFiles, projectOf, readProject, readText } from './source/readProject.ts';

const project = readProject();

describe('the code', () => {
  test('has no file of more than 300 lines', () => expect(findLongFiles(project)).toEqual([]));

  test('has no function of more than 60 lines but those that are listed with their reason', () =>
    expect(
      findLongFunctions(
        project,
        LONG_FUNCTIONS.flatMap(({ functions }) => functions),
      ),
    ).toEqual([]));

  test('asks Intl for what a language has in one folder', () => expect(findOtherIntl(project)).toEqual([]));

  test('has no file or folder with an empty name', () => expect(findEmptyNames(project)).toEqual([]));

  test('has no barrel', () => expect(findBarrels(project)).toEqual([]));

  test('has no default export but where a tool wants one', () =>
    expect(findDefaultExports(project)).toEqual([]));

  test('turns no text into markup or code', () => expect(findUnsafeMarkup(project)).toEqual([]));

  test('has no any', () => expect(findAnys(project)).toEqual([]));

  test('silences no tool and leaves nothing undone without a reason', () =>
    expect(findUnreasonedComments(project)).toEqual([]));

  test('names in each comment what it is about, and begins none with a pronoun', () =>
    expect(findOpenSubjects(project)).toEqual([]));

  test('changes its look at the six breakpoints of the product alone, in ranges that do not overlap', () => {
    const paths = ['src', 'sandbox', 'static', 'gallery']
      .flatMap(listFiles)
      .filter((path) => /\.(?:css|js|tsx?)$/.test(path));
    expect(paths.flatMap((path) => findOtherBreakpoints(path, readText(path)))).toEqual([]);
  });

  test('asks no element in its style sheets whether just anything stands before it', () => {
    const sheets = listFiles('src').filter((path) => path.endsWith('.css'));
    expect(sheets.flatMap((path) => findAnySiblings(path, readText(path)))).toEqual([]);
  });

  test('asks in no selector what an element has before the part that is styled', () => {
    const sheets = listFiles('src').filter((path) => path.endsWith('.css'));
    expect(sheets.flatMap((path) => findHasBefore(path, readText(path)))).toEqual([]);
  });

  test('gives no class the looks of two screens', () => {
    const sheets = listFiles('src').filter((path) => path.endsWith('.css'));
    expect(findClassesOfTwoScreens(sheets.map((path) => ({ path, text: readText(path) })))).toEqual([]);
  });

  test('has text of the sizes and weights of one scale alone', () => {
    const paths = ['src', 'gallery'].flatMap(listFiles).filter((path) => /\.(?:css|tsx)$/.test(path));
    expect(paths.flatMap((path) => findTypeOffScale(path, readText(path)))).toEqual([]);
  });
});

test.each([
  ['a.css', 'font-size: 13px;'],
  ['a.css', 'font-size: 0.8rem;'],
  ['a.css', 'font-weight: 650;'],
  ['a.css', 'font: 650 var(--size-large) / 1.5rem serif;'],
  ['a.css', 'font: 17px / 30px ui-monospace;'],
  ['A.tsx', 'text-[13px]'],
  ['A.tsx', 'font-light'],
])('in %s type like %s is found', (path, type) => {
  expect(findTypeOffScale(path, `\na { ${type} }`)).toEqual([`${path}:2 is off the scale: ${type}`]);
});

test('a selector of any later sibling is found, and none in a comment', () => {
  expect(findAnySiblings('a.css', '/* a ~ * */\n.a ~ * {\n}\n.b + .c * {\n}\n.d + span {\n}')).toEqual([
    'a.css:2 asks every element for an earlier sibling',
    'a.css:6 asks every element for an earlier sibling',
  ]);
});

test('a class of two screens is found, and none that a sheet for several has as well', () => {
  const sheets = [
    { path: 'src/app/screens/a/b/one.css', text: '.x .y {\n}\n.z {\n}' },
    {
      path: 'src/app/screens/a/c/two.css',
      text: '/* .z { */\n@media (width < 480px) {\n  .x > .y {\n  }\n}',
    },
    { path: 'src/app/components/y.css', text: '.y {\n}' },
  ];
  expect(findClassesOfTwoScreens(sheets)).toEqual([
    '.x is styled by src/app/screens/a/b/ and src/app/screens/a/c/',
  ]);
});

test('a selector that asks first what an element has is found, and none that asks it last', () => {
  const text =
    '.a:has(b) > .c {\n}\n.a:has(> .b):has(c),\n.d:not(:has(e)) {\n}\n.a:not(:has(> [x="y"])) .b,\n.c {\n}';
  expect(findHasBefore('a.css', text)).toEqual([
    'a.css:1 asks what an element has before what it styles',
    'a.css:6 asks what an element has before what it styles',
  ]);
});

test.each(['font-size: inherit;', 'font: inherit;', 'font: 500 var(--size-large) / 1.5rem serif;'])(
  'type like %s is of the scale',
  (type) => expect(findTypeOffScale('a.css', `a { ${type} }`)).toEqual([]),
);

test.each([
  '(max-width: 767px)',
  '(min-width: 768px)',
  '(width <= 768px)',
  '(width < 1024px)',
  '(576px <= width <= 768px)',
  '(pointer: fine) and (width >= 600px)',
])('a range of %s is found', (range) => {
  expect(findOtherBreakpoints('a.css', `\n@media ${range} {\n}`)).toEqual([
    `a.css:2 has a range of its own: @media ${range}`,
  ]);
});

describe('each of these is found', () => {
  const PATH = 'src/app/components/A.tsx';
  const cases: [what: string, find: typeof findAnys, path: string, text: string, fault: string][] = [
    ['a long file', findLongFiles, PATH, '//\n'.repeat(301), ' has 301 lines, more than 300'],
    [
      'a folder of helpers',
      findEmptyNames,
      'src/app/helpers/a.ts',
      '',
      ' has a name that says nothing about it',
    ],
    [
      'a file of utils',
      findEmptyNames,
      'src/app/components/format/utils.ts',
      '',
      ' has a name that says nothing about it',
    ],
    ['an index of a folder', findBarrels, 'src/app/stores/index.ts', 'export const a = 1;', ' is a barrel'],
    [
      'a barrel by another name',
      findBarrels,
      PATH,
      "export * from './b.ts'; export { c } from './c.ts';",
      ' is a barrel',
    ],
    ['a default export', findDefaultExports, PATH, 'export default function A() {}', ':1 exports a default'],
    ['markup from text', findUnsafeMarkup, PATH, "element.innerHTML = '';", ':1 uses innerHTML'],
    [
      'markup from text through React',
      findUnsafeMarkup,
      PATH,
      "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
      ':1 uses dangerouslySetInnerHTML',
    ],
    [
      'markup from text around the screens',
      findUnsafeMarkup,
      'static/common-static/shell/a.js',
      "element.innerHTML = '';",
      ':1 uses innerHTML',
    ],
    ['code from text', findUnsafeMarkup, PATH, "new Function('return 1');", ':1 uses Function'],
    [
      'a format of its own',
      findOtherIntl,
      PATH,
      "export const a = new Intl.NumberFormat('en');",
      ':1 asks Intl outside of src/app/components/format/',
    ],
    [
      'a long function',
      (project) => findLongFunctions(project, []),
      PATH,
      `export const open = () => {\n${'  run();\n'.repeat(59)}};`,
      ' open has 61 lines, more than 60',
    ],
    [
      'a listed function that is not long any more',
      (project) => findLongFunctions(project, [`${PATH} open`]),
      PATH,
      'export const open = () => 1;',
      ' open is listed and no long function',
    ],
    ['an any', findAnys, PATH, 'export const a = (b: any[]) => b;', ':1 says any'],
    ['a cast to any', findAnys, PATH, 'export const a = b as any;', ':1 says any'],
    [
      'an ignored type error',
      findUnreasonedComments,
      PATH,
      '// @ts-ignore it is fine',
      ':1 gives no reason: @ts-ignore it is fine',
    ],
    [
      'an expected type error',
      findUnreasonedComments,
      PATH,
      '\n// @ts-expect-error',
      ':2 gives no reason: @ts-expect-error',
    ],
    [
      'a silenced lint rule',
      findUnreasonedComments,
      PATH,
      '/* eslint-disable no-x */',
      ':1 gives no reason: eslint-disable no-x',
    ],
    [
      'a silenced Biome rule',
      findUnreasonedComments,
      PATH,
      '// biome-ignore lint/a/b: <explanation>',
      ':1 gives no reason: biome-ignore lint/a/b: <explanation>',
    ],
    ['something undone', findUnreasonedComments, PATH, '// TODO later', ':1 gives no reason: TODO later'],
    [
      'a comment that begins with a pronoun',
      findOpenSubjects,
      PATH,
      '\n/**\n * Its place is kept.\n */',
      ':2 begins with "Its": Its place is kept.',
    ],
    [
      'a comment that begins with "Of"',
      findOpenSubjects,
      PATH,
      'const a = 1; // Of one call.',
      ':1 begins with "Of": Of one call.',
    ],
  ];

  test.each(cases)('%s', (_what, find, path, text, fault) => {
    expect(find(projectOf({ [path]: text }))).toEqual([`${path}${fault}`]);
  });
});

describe('none of these is found', () => {
  const cases: [what: string, text: string][] = [
    ['the words of a rule in a string', "export const a = 'innerHTML any TODO';"],
    ['a type error that is expected for a reason', '// @ts-expect-error the types lack this option'],
    ['a rule silenced for a reason', '// biome-ignore lint/a/b: the grid is one tab stop.'],
    ['something undone, with its issue', '// TODO(#12): follow the new header'],
    ['a comment that goes on in a second line', '// The panel of a coin, or\n// that of a pair.'],
  ];

  test.each(cases)('%s', (_what, text) => {
    const one = projectOf({ 'src/app/components/A.tsx': text });
    expect([
      ...findUnsafeMarkup(one),
      ...findAnys(one),
      ...findUnreasonedComments(one),
      ...findOpenSubjects(one),
    ]).toEqual([]);
  });
});
