import type { Language } from '#shared/site/languages.ts';

/** Languages that write marks as wide as a character: no space follows a sentence or a colon. */
export const WIDE: ReadonlySet<Language> = new Set(['ja-JP', 'zh-CN', 'zh-HK', 'zh-TW']);

/** What stands between two sentences. */
export function sentenceGapOf(language: Language): string {
  return WIDE.has(language) ? '' : ' ';
}

/** Sentences one after another; what is no text or an empty one is left out. */
export function joinSentences(
  sentences: readonly (string | null | undefined | false)[],
  language: Language,
): string {
  return sentences.filter((sentence) => sentence).join(sentenceGapOf(language));
}

/** What stands between a label and what it names. */
export function colonOf(language: Language): string {
  return WIDE.has(language) ? '：' : ': ';
}

/** "Coin: BTC". */
export function withLabel(label: string, text: string, language: Language): string {
  return label + colonOf(language) + text;
}
