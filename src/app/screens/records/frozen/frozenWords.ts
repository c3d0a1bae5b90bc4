import type { TFunction } from 'i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import type { Language } from '#shared/site/languages.ts';
import type { FrozenAsset } from './frozenAssets.ts';

/** Why it is frozen, who has to act, and until when: one sentence, and the time where it is known (screens.md 1.13). */
export function whyWords(
  { reason, releaseMs, confirmations }: FrozenAsset,
  t: TFunction,
  language: Language,
): string {
  const parts = [t(`frozen.why.${reason}`)];
  if (confirmations !== null) parts.push(t('frozen.confirmations', confirmations));
  // A deposit above the daily limit comes free in parts, of which only the next one's time is known here.
  if (releaseMs !== null && reason !== 'DEPOSIT_CAP') {
    parts.push(t('frozen.until', { time: formatMoment(releaseMs, language) }));
  }
  return joinSentences(parts, language);
}
