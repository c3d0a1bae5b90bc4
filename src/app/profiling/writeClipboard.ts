/** Copies a text; resolves to the sentence that says whether it was copied. */
export async function writeClipboard(text: string): Promise<'Copied' | 'Could not copy'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Could not copy';
  }
}
