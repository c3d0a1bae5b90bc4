import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { localeOf } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import type { BlockRecord } from './blockRecord.ts';
import { sumMonths } from './sumMonths.ts';
import './monthSums.css';

export interface MonthSumsProps {
  readonly records: readonly BlockRecord[];
  /** `records` are all that the filter matches. */
  readonly isComplete: boolean;
  readonly onLoadAll: () => void;
}

const DOLLAR = 'USD';

/** What was traded in each month and pair (screens.md 1.8); it says so where not all of it is loaded. */
export function MonthSums({ records, isComplete, onLoadAll }: MonthSumsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const sums = sumMonths(records);
  if (sums.length === 0) return null;
  const monthName = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric' });
  return (
    <section className="card block-card month-sums">
      <h2>{t('block.history.sums.title')}</h2>
      <p className="text-text-2">
        {t('block.history.sums.note')} {!isComplete && t('block.history.sums.partial')}
      </p>
      {!isComplete && (
        <p>
          <Button size="small" onClick={onLoadAll}>
            {t('block.history.sums.all')}
          </Button>
        </p>
      )}
      <div className="block-paths-scroller">
        <table className="block-paths">
          <thead>
            <tr>
              <th scope="col">{t('block.history.sums.month')}</th>
              <th scope="col">{t('block.history.sums.pair')}</th>
              <th scope="col">{t('block.history.sums.count')}</th>
              <th scope="col">{t('block.history.col.sold')}</th>
              <th scope="col">{t('block.history.col.received')}</th>
              <th scope="col">{t('block.history.sums.average')}</th>
              <th scope="col">{t('block.history.col.notional')}</th>
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <tr key={`${sum.month} ${sum.fromCoin} ${sum.toCoin}`}>
                <th scope="row">{monthName.format(sum.atMs)}</th>
                <td>
                  <LtrText>{`${sum.fromCoin} → ${sum.toCoin}`}</LtrText>
                </td>
                <td className="num">{sum.count}</td>
                <td>
                  <LtrText className="num">{`${price(sum.given)} ${sum.fromCoin}`}</LtrText>
                </td>
                <td>
                  <LtrText className="num">{`${price(sum.got)} ${sum.toCoin}`}</LtrText>
                </td>
                <td>
                  <LtrText className="num">{sum.averageRate === '' ? '–' : price(sum.averageRate)}</LtrText>
                </td>
                <td>
                  <LtrText className="num">{`${price(roundPlain(sum.notionalUsd, 2))} ${DOLLAR}`}</LtrText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
