/** Copies a text; resolves to what is said of it. */
export async function writeClipboard(text: string): Promise<'Copied' | 'Could not copy'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Could not copy';
  }
}
