const retired = new Set<string>();

/** Says before an address is retired that it is this page's user who does: that it expires is no news then. */
export function markRetired(id: string): void {
  retired.add(id);
}

/** The addresses that were retired on this page since it was loaded. */
export function retiredHere(): ReadonlySet<string> {
  return retired;
}
