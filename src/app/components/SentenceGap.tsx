import { useLanguage } from '#app/i18n/useLanguage.ts';
import { sentenceGapOf } from './format/joinTexts.ts';

/** Between a sentence and an element that goes on with it, as a link: a space where the language has one. */
export function SentenceGap() {
  return <>{sentenceGapOf(useLanguage())}</>;
}
