/** A result as text. What its schema made Maps of is an object again, as the same schema takes it. */
export function writeResult(result: unknown): string {
  return JSON.stringify(result, (_key, value: unknown) =>
    value instanceof Map ? Object.fromEntries(value) : value,
  );
}

/** Undefined where the text is no JSON. Its schema still has to check it. */
export function readStored(text: string): { readonly result: unknown } | undefined {
  try {
    return { result: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
