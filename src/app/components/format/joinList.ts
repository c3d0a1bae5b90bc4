import type { Language } from '#shared/site/languages.ts';
import { dateFormat } from './dates.ts';
import { WIDE } from './joinTexts.ts';

/** "BTC, ETH and SOL": a whole list within a sentence, in the kind of English that dates are written in. */
export function joinList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(dateFormat(language, {}).resolvedOptions().locale).format(items);
}

/** "BTC, ETH": what follows one another without an "and", as in a cell, after a colon, or where the list goes on. */
export function joinItems(items: readonly (string | number)[], language: Language): string {
  return items.join(WIDE.has(language) ? '、' : language === 'ar-SA' ? '، ' : ', ');
}

/** Names from outside as items, each apart from the direction of the words around it. */
export function joinNames(names: readonly string[], language: Language): string {
  return joinItems(
    names.map((name) => `\u2068${name}\u2069`),
    language,
  );
}
