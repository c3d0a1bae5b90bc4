/** A language by its own name; its tag where it has none. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

/** The names of regions in a language, by their two letters; undefined for one without. */
export function regionNamesOf(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (code) => names.of(code);
}
