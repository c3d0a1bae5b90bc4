import { useTranslation } from 'react-i18next';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { StatusChip } from '#app/records/table/StatusChip.tsx';
import type { ConversionLine } from '../conversions/conversion.ts';

/** What became of each coin of a batch (screens.md 1.2, "lines for batch"). */
export function ConversionLines({ lines }: { readonly lines: readonly ConversionLine[] }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <section className="history-lines" aria-label={t('history.detail.lines')}>
      <h3 className="font-semibold">{t('history.detail.lines')}</h3>
      <ul>
        {lines.map(({ given, got, fee, tax, status, failCode }) => (
          <li key={given.coin} className="history-line">
            <span className="history-line-sums">
              <MoneyText {...given} />
              <span aria-hidden="true" className="history-arrow">
                →
              </span>
              <span className="sr-only">{t('conversions.last.into')}</span>
              <MoneyText {...got} className="font-semibold" />
            </span>
            <StatusChip status={status} />
            {fee !== null && (
              <span className="record-under">
                {t('history.fact.fee')} <MoneyText {...fee} />
              </span>
            )}
            {tax !== null && (
              <span className="record-under">
                {t('history.fact.tax')} <MoneyText {...tax} />
              </span>
            )}
            {failCode !== null && (
              <span className="history-reason">{errorText({ code: String(failCode), message: '' })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
