const retired = new Set<string>();

/** Says that an address was retired by this page's user: that it expires is no news then. */
export function markRetired(id: string): void {
  retired.add(id);
}

/** The addresses that were retired on this page since it was loaded. */
export function retiredHere(): ReadonlySet<string> {
  return retired;
}
