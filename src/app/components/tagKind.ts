/** What chains call the tag beside an address; each has sentences of its own. */
export type TagKind = 'memo' | 'destinationTag' | 'comment';

/** By the name that the exchange gives it; what has another name is a memo to most users. */
export function tagKindOf(name: string): TagKind {
  if (name === 'destination tag') return 'destinationTag';
  return name === 'comment' ? 'comment' : 'memo';
}
