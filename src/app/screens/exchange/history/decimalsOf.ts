/** How many decimals a plain decimal string has. */
export function decimalsOf(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}
