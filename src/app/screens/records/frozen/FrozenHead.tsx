import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { ratesOf } from '#app/features/recordList/approxValue.ts';
import type { RecordHeadProps } from '#app/features/recordList/defineRecordList.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { FilterSelect } from '#app/features/recordList/table/FilterSelect.tsx';
import { quoteStore } from '#app/stores/quoteStore.ts';
import type { FrozenAsset } from './frozenAssets.ts';
import { sumUsd } from './frozenAssets.ts';
import { type FrozenGroup, type FrozenWords, GROUPS } from './frozenFilters.ts';
import { WithdrawableNow } from './WithdrawableNow.tsx';
import './frozen.css';

/** What is frozen together, whatever the filter shows (screens.md 0.2c), how the rows are grouped, and what can be withdrawn all the same (screens.md 1.13). */
export function FrozenHead(props: RecordHeadProps<FrozenAsset, FrozenWords>) {
  const { allRows: rows, isLoading, hasFailed, words, onWord } = props;
  const { t } = useTranslation();
  const { interest } = useBridge();
  const [isOpen, setOpen] = useState(false);
  // Prices of every row's coin, in sight or not, for the total and for the file.
  const symbols = [...new Set(rows.map(({ coin }) => `${coin}USDT`))].sort().join(' ');
  useEffect(() => (symbols === '' ? undefined : interest.watch(symbols.split(' '))), [interest, symbols]);
  return (
    <div className="frozen-head">
      <section className="card frozen-total" aria-label={t('frozen.total')}>
        <h2>{t('frozen.total')}</h2>
        {isLoading && rows.length === 0 ? (
          <Skeleton lines={2} />
        ) : (
          <Total rows={rows} hasFailed={hasFailed} />
        )}
        <p className="frozen-incomplete">{t('frozen.ofAll')}</p>
        <FilterSelect
          label={t('frozen.group')}
          value={words.group ?? 'reason'}
          onChange={({ target }) => onWord('group', target.value === 'coin' ? 'coin' : '')}
        >
          {GROUPS.map((group: FrozenGroup) => (
            <option key={group} value={group}>
              {t(group === 'coin' ? 'terms.coin' : 'frozen.column.reason')}
            </option>
          ))}
        </FilterSelect>
      </section>
      <details
        className="card frozen-now"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{t('frozen.now.title')}</summary>
        {isOpen && <WithdrawableNow assets={rows} />}
      </details>
    </div>
  );
}

interface TotalProps {
  readonly rows: readonly FrozenAsset[];
  readonly hasFailed: boolean;
}

function Total({ rows, hasFailed }: TotalProps) {
  const { t } = useTranslation();
  const words = useStore(quoteStore, (state) => {
    const { usd, isWhole } = sumUsd(rows, ratesOf(state));
    // One text, so that a batch of prices that changes nothing renders nothing.
    return `${usd} ${isWhole}`;
  });
  const [usd = '0', isWhole] = words.split(' ');
  return (
    <>
      <p className="frozen-sum">
        {/* Nothing is known, which is not nothing. */}
        {hasFailed && rows.length === 0 ? '–' : <AmountCell amount={usd} coin="USD" scale={2} usd={usd} />}
      </p>
      {(hasFailed || isWhole !== 'true') && (
        <p role="status" className="frozen-incomplete">
          {t('frozen.incomplete')}
        </p>
      )}
    </>
  );
}
