import type { TFunction } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import type { Language } from '#shared/site/languages.ts';
import type { Booked, Deal } from './deal.ts';
import { lateKeyOf } from './ticketWords.ts';
import { writeDeal } from './writeDeal.ts';

export interface LateNotice {
  readonly type: 'success' | 'warning';
  readonly text: string;
  /** The same for every ticket that reports this deal. */
  readonly key: string;
}

export interface NoticeLanguage {
  readonly t: TFunction;
  readonly language: Language;
  /** Why the exchange refused it, in words; undefined where it did not, or nothing is known. */
  readonly reason?: string | undefined;
}

/** The outcome of an order that is not on the screen any more (screens.md 1.1, step 7); null: nothing was taken. */
export function lateNotice(
  deal: Deal,
  booked: Booked | null,
  { t, language, reason }: NoticeLanguage,
): LateNotice {
  const { price } = figuresOf(language);
  const key = lateKeyOf(deal, booked);
  const { amount, coin } = booked?.gets ?? deal.gets;
  const said = t(key, {
    give: joinItems(
      deal.gives.map((given) => `${price(given.amount)} ${given.coin}`),
      language,
    ),
    get: `${price(amount)} ${coin}`,
    confirmed: writeDeal(deal, language),
  });
  return {
    type: key === 'ticket.late.success' ? 'success' : 'warning',
    text: joinSentences([said, ...(reason === undefined ? [] : [reason])], language),
    key: `deal ${deal.quoteId}`,
  };
}
