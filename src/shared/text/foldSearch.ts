const UNSEEN = /[\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * One spelling for all texts that a search takes for the same (screens.md 0.2c, "Search"): NFKC, without marks, capitals and
 * characters that can't be seen, every kind of i alike, and one blank between words. Both sides of a comparison go through it.
 */
export function foldSearch(text: string): string {
  // As Unicode folds case: small ones first, for ẞ is ß; then capitals, since ß is SS, the dotless ı is I, and what is
  // written below a Greek letter stands beside it.
  const small = text.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase().replace(/ς/g, 'σ');
  const plain = small.replace(/\s+/gu, ' ').normalize('NFKD').replace(UNSEEN, '');
  return plain.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Whether a text has another one in it, as a search compares them; the empty one is in all. */
export function hasText(text: string, wanted: string): boolean {
  return foldSearch(text).includes(foldSearch(wanted));
}
