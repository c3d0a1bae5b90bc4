/** The region of a language tag, or the one where most of its readers live; undefined for none. */
export function regionOf(languageTag: string): string | undefined {
  // Most tags say it; to ask for it takes a slow phone a while.
  return /^[a-z]+-([A-Z]{2})$/.exec(languageTag)?.[1] ?? new Intl.Locale(languageTag).maximize().region;
}
