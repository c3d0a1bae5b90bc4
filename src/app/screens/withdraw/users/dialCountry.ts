import type { ResultOf } from '#shared/endpoints/table.ts';

type Country = ResultOf<'countryCode'>['list'][number];

/** A dial code with its plus, however it was entered. */
export function writeDial(dial: string): string {
  return `+${dial.replace('+', '')}`;
}

/**
 * The country that stands for a dial code, by its two letters; "" where none of the list has the code. Of those that share it,
 * the first of `preferred` is taken.
 */
export function dialCountry(
  list: readonly Pick<Country, 'code2' | 'dial'>[],
  dial: string,
  preferred: readonly string[],
): string {
  if (dial === '') return '';
  const sharing = list.filter((row) => writeDial(row.dial) === writeDial(dial)).map(({ code2 }) => code2);
  return preferred.find((code2) => sharing.includes(code2)) ?? sharing[0] ?? '';
}
