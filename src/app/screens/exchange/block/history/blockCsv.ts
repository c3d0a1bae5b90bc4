import type { TFunction } from 'i18next';
import type { CsvShape } from '#app/records/exportCsv.ts';
import type { BlockRecord } from './blockRecord.ts';

/** A line for each trade, with plain figures and times in UTC: accountants compare it with other people's books. */
export function blockCsv(t: TFunction): CsvShape<BlockRecord> {
  const title = (key: 'id' | 'status' | 'account' | 'rate' | 'spot' | 'diff' | 'notional'): string =>
    t(`block.history.col.${key}`);
  const figure = (name: string) => ({ title: name, kind: 'decimal' }) as const;
  const word = (name: string) => ({ title: name, kind: 'text' }) as const;
  const time = (name: string) => ({ title: name, kind: 'time' }) as const;
  return {
    columns: [
      time(t('block.history.csv.time')),
      word(title('id')),
      word(title('status')),
      word(title('account')),
      figure(t('block.history.csv.soldAmount')),
      word(t('block.history.csv.soldCoin')),
      figure(t('block.history.csv.gotAmount')),
      word(t('block.history.csv.gotCoin')),
      figure(title('rate')),
      figure(title('spot')),
      figure(title('diff')),
      figure(title('notional')),
      figure(t('block.history.fee')),
      word(t('block.history.csv.feeCoin')),
      figure(t('block.history.tax')),
      time(t('block.history.csv.quotedAt')),
      time(t('block.history.csv.settledAt')),
    ],
    linesOf: ({ trade, status }) => [
      [
        trade.createdAt,
        trade.exchangeTxId,
        status,
        trade.accountType,
        trade.fromAmount,
        trade.fromCoin,
        trade.toAmount,
        trade.toCoin,
        trade.convertRate,
        trade.spotRate,
        trade.diffBp,
        trade.notionalUsd,
        trade.feeAmount,
        trade.feeCoin,
        trade.taxAmount,
        trade.quotedAt ?? '',
        trade.settledAt ?? '',
      ],
    ],
  };
}
