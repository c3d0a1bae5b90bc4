/** Letters and digits that readers can't tell from Latin ones, beside the ones they are taken for. */
const TWINS: readonly (readonly [twins: string, letter: string])[] = [
  // Cyrillic, small letters as NFKC and toLowerCase leave them.
  ['\u0430', 'a'],
  ['\u0432', 'b'],
  ['\u0441', 'c'],
  ['\u0501', 'd'],
  ['\u0435\u0451', 'e'],
  ['\u04bb\u043d', 'h'],
  ['\u0456\u0457', 'i'],
  ['\u0458', 'j'],
  ['\u043a', 'k'],
  ['\u04cf', 'l'],
  ['\u043c', 'm'],
  ['\u043e', 'o'],
  ['\u0440', 'p'],
  ['\u051b', 'q'],
  ['\u0455', 's'],
  ['\u0442', 't'],
  ['\u0475', 'v'],
  ['\u051d', 'w'],
  ['\u0445', 'x'],
  ['\u0443\u04af', 'y'],
  // Greek.
  ['\u03b1', 'a'],
  ['\u03b5', 'e'],
  ['\u03b7', 'n'],
  ['\u03b9', 'i'],
  ['\u03ba', 'k'],
  ['\u03bd', 'v'],
  ['\u03bf', 'o'],
  ['\u03c1', 'p'],
  ['\u03c4', 't'],
  ['\u03c5', 'u'],
  ['\u03c7', 'x'],
  // Latin, and digits.
  ['\u0131', 'i'],
  ['\u0261', 'g'],
  ['1|', 'l'],
  ['0', 'o'],
];

const LETTER_BY_TWIN: ReadonlyMap<string, string> = new Map(
  TWINS.flatMap(([twins, letter]) => [...twins].map((twin) => [twin, letter] as const)),
);

/** What a name looks like: names of the same shape are taken for one another. `name` is in small letters. */
export function shapeOfName(name: string): string {
  // Capital I and small l are one in most fonts, and names are compared without regard to capitals.
  const letters = [...name].map((letter) => LETTER_BY_TWIN.get(letter) ?? letter);
  return letters.join('').replaceAll('i', 'l').replace(/\s+/gu, ' ');
}
