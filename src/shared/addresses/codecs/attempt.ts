/** What `decode` returns, or null where it throws, which is how the packages refuse a text. */
export function attempt<T>(decode: () => T): T | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
