import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '#app/components/format/durations.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { SubjectFacts } from '#app/features/securityStep/SubjectFacts.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { sourceName } from '../form/sourceName.ts';
import { splitDebit } from '../form/sources.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import { recipientFacts } from '../order/describeOrder.ts';
import type { WithdrawalOrder } from '../order/withdrawalOrder.ts';

export interface ReviewFiguresProps {
  readonly form: WithdrawForm;
  /** Null while something is missing: the figures then are dashes. */
  readonly order: WithdrawalOrder | null;
  /** How far they stand from what is above and below. */
  readonly className: string;
}

/**
 * What they get, what it costs and when it is there; of an order also which wallet it leaves, and where it goes by which
 * network.
 */
export function ReviewFigures({ form, order, className }: ReviewFiguresProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { coin, judged, balances, chain } = form;
  const { terms, isInside } = judged;
  const money = (amount: string | undefined): ReactNode =>
    amount === undefined ? '–' : <MoneyText amount={amount} coin={coin} />;
  // A fee that grows with the amount is unknown before there is one.
  const fixedFee =
    terms === undefined || isInside || /[1-9]/.test(terms.percentage) ? undefined : terms.fixed;
  const isFree = order !== null && !/[1-9]/.test(order.fee);
  const parts =
    order === null
      ? []
      : splitDebit(
          order.debit,
          balances.filter(({ source }) => order.accountType.split(',').includes(source)),
        );
  return (
    <Facts hasColumns gap="gap-x-3 gap-y-2.5" className={`num items-baseline ${className}`}>
      <Fact shape="column" label={t('withdraw.review.receive')} valueClass="text-figure font-semibold">
        {money(order?.receive)}
      </Fact>
      <Fact shape="column" label={t('withdraw.review.fee')}>
        {isFree ? t('withdraw.review.noFee') : money(order?.fee ?? fixedFee)}
      </Fact>
      <Fact shape="column" label={t('withdraw.review.debit')} valueClass="font-semibold">
        {money(order?.debit)}
      </Fact>
      {order !== null && (
        <>
          <Fact shape="column" label={t('withdraw.review.from')}>
            {parts.length === 1 && parts.map(({ source }) => sourceName(source, t))}
            {parts.length > 1 &&
              parts.map(({ source, amount }) => (
                <span key={source} className="block">
                  {t('withdraw.review.part', {
                    amount: `\u2066${price(amount)} ${coin}\u2069`,
                    wallet: sourceName(source, t),
                  })}
                </span>
              ))}
          </Fact>
          <Fact shape="column" label={t('terms.network')}>
            {isInside ? t('withdraw.review.inside') : (chain?.chainType ?? '–')}
          </Fact>
          <SubjectFacts facts={recipientFacts(order, form.tag.chain, t)} />
        </>
      )}
      <Fact shape="column" label={t('withdraw.review.eta')}>
        <Arrival form={form} hasOrder={order !== null} />
      </Fact>
    </Facts>
  );
}

interface ArrivalProps {
  readonly form: WithdrawForm;
  readonly hasOrder: boolean;
}

/** When it arrives: at once within the exchange, else after the network's confirmations. */
function Arrival({ form: { judged }, hasOrder }: ArrivalProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { terms, isInside } = judged;
  if (terms === undefined) return '–';
  if (isInside) return t('withdraw.review.atOnce');
  return (
    <>
      {formatDuration(terms.etaSeconds, language)}{' '}
      {hasOrder && (
        <span className="text-text-3">
          {t('withdraw.review.confirmations', { count: terms.confirmations })}
        </span>
      )}
    </>
  );
}
