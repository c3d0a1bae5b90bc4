import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '#app/components/MoneyText.tsx';
import type { TicketQuote } from '#app/features/ticket/ticketQuote.ts';

export type BatchSumsProps = Pick<TicketQuote, 'gets' | 'fee' | 'taxes'>;

/** What all lines of a quote come to. */
export function BatchSums({ gets, fee, taxes }: BatchSumsProps) {
  const { t } = useTranslation();
  return (
    <dl className="batch-total">
      <Sum label={t('ticket.quote.get')}>
        <MoneyText {...gets} className="text-large font-semibold" />
      </Sum>
      <Sum label={t('terms.fee')}>{fee === null ? t('ticket.quote.noFee') : <MoneyText {...fee} />}</Sum>
      {taxes.map(({ type, coin, amount }) => (
        <Sum key={`${type} ${coin}`} label={type === '' ? t('terms.tax') : t('ticket.quote.taxOf', { type })}>
          <MoneyText coin={coin} amount={amount} />
        </Sum>
      ))}
    </dl>
  );
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
