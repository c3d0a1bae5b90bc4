import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { CalendarButton } from '#app/components/CalendarButton.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface ExpiryButtonProps {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Plain decimal strings. */
  readonly amount: string;
  readonly price: string;
  /** ms since 1970. */
  readonly expiresAtMs: number;
}

/** Puts the end of an open limit order into the reader's calendar (screens.md, "First-class", 16). */
export function ExpiryButton({ id, from, to, amount, price, expiresAtMs }: ExpiryButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const given = amountWithUnit(amount, { language, unit: from });
  return (
    <CalendarButton
      label={t('orders.calendar')}
      event={{
        id: `limit-${id}`,
        atMs: expiresAtMs,
        title: plainText(t('orders.ends', { amount: given, to })),
        text: plainText(
          t('orders.endsAt', { price: `1 ${from} = ${figuresOf(language).price(price)} ${to}` }),
        ),
      }}
    />
  );
}

/** A calendar shows the marks of direction that a page needs around figures. */
function plainText(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
