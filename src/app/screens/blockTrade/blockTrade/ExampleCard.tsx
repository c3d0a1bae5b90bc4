import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Select } from '#app/components/Select.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { BlockCard } from '../BlockCard.tsx';
import { ComparedSize } from '../ComparedSize.tsx';
import { PathComparison } from '../PathComparison.tsx';
import { SizeSlider } from '../SizeSlider.tsx';
import { exampleSize } from '../sizeScale.ts';
import { type BlockPair, usePathPricing } from '../useBlockPair.ts';

export interface ExampleCardProps {
  readonly from: string;
  readonly to: string;
  readonly pair: BlockPair;
  readonly onCoin: (coin: string) => void;
}

/** What an example would bring as a block, as a conversion and in the order book (screens.md 1.6). */
export function ExampleCard({ from, to, pair, onCoin }: ExampleCardProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { range, toScale, coins, isLoading, isRefused, error, refresh } = pair;
  const [chosen, setChosen] = useState<string | null>(null);
  const pricing = usePathPricing(from, to);
  const example = exampleSize(range);
  const amount = example === undefined ? undefined : (chosen ?? example);
  const options = [...new Set([from, ...coins])].filter((coin) => coin !== to);
  return (
    // As high as the comparison with its figures, which come a moment later.
    <BlockCard title={t('block.compare.title')} className="min-h-[484px]">
      <div className="grid items-start gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
        <Select
          label={t('terms.coin')}
          options={options.map((coin) => ({ value: coin, label: coin }))}
          value={from}
          onChange={onCoin}
        />
        {range !== undefined && amount !== undefined && (
          <SizeSlider
            {...range}
            label={t('block.compare.size')}
            unit={from}
            amount={amount}
            onChange={setChosen}
          />
        )}
      </div>
      {isLoading && <Skeleton lines={5} />}
      {error !== null && <ErrorState error={error} text={errorText(error)} onRetry={refresh} />}
      {isRefused && <p role="status">{t('block.form.coinNotHere', { coin: `${from}, ${to}` })}</p>}
      {amount !== undefined && (
        <>
          <ComparedSize amount={amount} coin={from} />
          <PathComparison {...{ from, to, amount, toScale, pricing }} />
        </>
      )}
    </BlockCard>
  );
}
