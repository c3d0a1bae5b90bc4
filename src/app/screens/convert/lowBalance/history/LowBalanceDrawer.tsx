import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { conversionSteps } from '#app/features/conversions/conversionSteps.ts';
import { failureText } from '#app/features/conversions/failureText.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type LowBalanceAccount, pathOfAccount } from '../lowBalanceAccounts.ts';
import { failedCoins, type LowBalanceLine, type LowBalanceRecord } from './lowBalanceRecords.ts';

export interface LowBalanceDrawerProps extends RecordDrawerProps<LowBalanceRecord> {
  readonly account: LowBalanceAccount;
}

/** One conversion of small balances whole, coin by coin, with another try for what failed (screens.md 1.5). */
export function LowBalanceDrawer({ row, facts, account, onClose }: LowBalanceDrawerProps) {
  const { t } = useTranslation();
  const { atMs, target, status, lines } = row;
  const failed = failedCoins(row);
  const retry = new URLSearchParams({ target, coins: failed.join(',') });
  return (
    <RecordDetail
      onClose={onClose}
      title={t('screens.lowBalance.title')}
      // The record has no end of its own: what was booked was booked when it was ordered.
      steps={conversionSteps(status, { createdAtMs: atMs, endedAtMs: row.isPending ? null : atMs })}
      meaning={t(`records.meaning.${status}`)}
      facts={facts}
      actions={
        failed.length > 0 && (
          <TextLink to={`${pathOfAccount(account)}?${retry}`}>
            {t('lowBalance.history.retry', { count: failed.length })}
          </TextLink>
        )
      }
    >
      <section aria-label={t('lowBalance.history.lines')}>
        <h3 className="mb-2 font-semibold">{t('lowBalance.history.lines')}</h3>
        <ul>
          {lines.map((line) => (
            <RecordLine key={line.coin} line={line} target={target} />
          ))}
        </ul>
      </section>
    </RecordDetail>
  );
}

const HINT = 'col-span-full text-small/normal text-text-2';

/** For a coin: the amount given, price, amount received, fee, and the reason where the conversion failed. */
function RecordLine({ line, target }: { readonly line: LowBalanceLine; readonly target: string }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { coin, amount, toAmount, rate, fee, tax, status, outcome, failCode } = line;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 border-t border-line py-2" data-record-line="">
      <MoneyText
        coin={coin}
        amount={amount}
        className={outcome === 'void' ? 'text-text-2' : 'font-semibold'}
      />
      <StatusChip status={status} />
      {outcome !== 'open' && <MoneyText coin={target} amount={toAmount} className="col-start-1" />}
      {outcome === 'booked' && (
        <>
          <RateText className={`num ${HINT}`} from={coin} to={target} rate={rate} />
          <span className={HINT}>
            {t('lowBalance.line.fee', { coin: target })}: <LtrText className="num">{price(fee)}</LtrText>
            {' · '}
            {t('lowBalance.line.tax', { coin: target })}: <LtrText className="num">{price(tax)}</LtrText>
          </span>
        </>
      )}
      {failCode !== null && <span className={HINT}>{failureText(failCode, t)}</span>}
    </li>
  );
}
