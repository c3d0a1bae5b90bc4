import { tidyEnteredText } from '#shared/text/enteredText.ts';
import type { TravelAnswers, TravelField } from './travelFields.ts';

/** What the wire takes (screens.md 3.5). */
const MOST_BYTES = 16_384;

/**
 * The answers to the fields that are asked for, as the wire has them, and nothing of what was entered before another choice
 * hid its field. Null where they are more than the exchange takes.
 */
export function writeQuestionnaire(fields: readonly TravelField[], answers: TravelAnswers): string | null {
  const entries = fields.map((field): [TravelField, string | number | boolean] => {
    const text = tidyEnteredText(answers[field] ?? '');
    if (field === 'walletType') return [field, Number(text)];
    return [field, field === 'isSelfWallet' ? text === 'true' : text];
  });
  const json = JSON.stringify(Object.fromEntries(entries));
  return new TextEncoder().encode(json).length <= MOST_BYTES ? json : null;
}
