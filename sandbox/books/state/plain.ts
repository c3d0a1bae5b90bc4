/** A numeric as PostgreSQL writes it, without the zeros of its scale: "1.500000000000000000" is "1.5". */
export function plain(numeric: string): string {
  return numeric.includes('.') ? numeric.replace(/\.?0+$/, '') : numeric;
}
