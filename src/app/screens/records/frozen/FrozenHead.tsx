import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
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
    <Stack className="mb-4 items-start lg:grid-cols-2">
      <Card as="section" className="grid justify-items-start gap-2 p-4" aria-label={t('frozen.total')}>
        <h2 className="font-semibold">{t('frozen.total')}</h2>
        {isLoading && rows.length === 0 ? (
          <Skeleton lines={2} />
        ) : (
          <Total rows={rows} hasFailed={hasFailed} />
        )}
        <p className="text-warn">{t('frozen.ofAll')}</p>
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
      </Card>
      <details
        className="card p-4"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="min-h-6 cursor-pointer font-semibold pointer-coarse:min-h-11">
          {t('frozen.now.title')}
        </summary>
        {isOpen && <WithdrawableNow assets={rows} />}
      </details>
    </Stack>
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
      <p className="text-figure">
        {/* Nothing is known, which is not nothing. */}
        {hasFailed && rows.length === 0 ? '–' : <AmountCell amount={usd} coin="USD" scale={2} usd={usd} />}
      </p>
      {(hasFailed || isWhole !== 'true') && (
        <p role="status" className="text-warn">
          {t('frozen.incomplete')}
        </p>
      )}
    </>
  );
}
