/** A text without what PostgreSQL cannot keep: NUL, and halves of characters. */
export function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}
