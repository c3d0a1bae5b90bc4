import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { figuresOf } from '../format/figures.ts';
import { joinList } from '../format/joinList.ts';
import { joinSentences } from '../format/joinTexts.ts';
import { MoneyText, type ShownMoney } from '../MoneyText.tsx';
import './dealFacts.css';

export interface QuoteLinesProps {
  readonly gives: readonly ShownMoney[];
  readonly gets: ShownMoney;
  /** The rate as it is shown; null where several coins are given. */
  readonly rate: ReactNode;
  /** What it brings against spot, as a figure and in words, never as "zero fee" (screens.md 1.1); null where it is not known. */
  readonly gap: { readonly shown: string; readonly said: string } | null;
  readonly fee: ShownMoney | null;
  readonly taxes: readonly (ShownMoney & { readonly type: string })[];
  /** The name of the account that is credited. */
  readonly account: string;
}

/** Everything a user has to know before they agree to a price (screens.md 1.1, step 3), and the same in one sentence. */
export function QuoteLines(props: QuoteLinesProps) {
  const { gives, gets, rate, gap, fee, taxes, account } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const figures = figuresOf(language);
  const inWords = ({ coin, amount }: ShownMoney): string => `${figures.price(amount)} ${coin}`;
  const give = joinList(gives.map(inWords), language);
  const summary = t('ticket.quote.summary', { give, get: inWords(gets), account });
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {joinSentences([summary, gap?.said ?? null], language)}
      </p>
      <dl className="deal-facts">
        <Line label={t('terms.youPay')}>
          {gives.map((money) => (
            <MoneyText key={money.coin} {...money} className="block font-semibold" />
          ))}
        </Line>
        <Line label={t('ticket.quote.get')}>
          <MoneyText {...gets} className="block text-xlarge font-semibold" />
        </Line>
        {rate !== null && <Line label={t('terms.rate')}>{rate}</Line>}
        {gap !== null && <Line label={t('convert.spot')}>{gap.shown}</Line>}
        <Line label={t('terms.fee')}>{fee === null ? t('ticket.quote.noFee') : <MoneyText {...fee} />}</Line>
        {taxes.map(({ type, coin, amount }) => (
          <Line
            key={`${type} ${coin}`}
            label={type === '' ? t('terms.tax') : t('ticket.quote.taxOf', { type })}
          >
            <MoneyText coin={coin} amount={amount} />
          </Line>
        ))}
        <Line label={t('ticket.quote.account')}>{account}</Line>
      </dl>
    </div>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
