import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinButton } from '../../../components/coinPicker/CoinButton.tsx';
import { CoinPicker } from '../../../components/coinPicker/CoinPicker.tsx';
import { type SourceKeyName, useConvertCoins } from '../../../convert/useConvertCoins.ts';
import { usePickerCoins } from '../../../convert/usePickerCoins.ts';
import { useRecentCoins } from '../../../convert/useRecentCoins.ts';

export interface BatchTargetProps {
  /** What batches can go into. */
  readonly toCoins: readonly string[];
  readonly target: string;
  readonly accountType: SourceKeyName;
  readonly onTarget: (coin: string) => void;
}

/** The one coin that everything is converted into (screens.md 0.3, C2): only those that batches can go into. */
export function BatchTarget({ toCoins, target, accountType, onTarget }: BatchTargetProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const recent = useRecentCoins();
  const { to } = useConvertCoins(accountType, undefined);
  const coins = usePickerCoins('to', to.infos);
  return (
    <div className="grid content-start gap-1">
      <span className="font-semibold" aria-hidden="true">
        {t('batch.target')}
      </span>
      <div className="batch-target">
        <CoinButton label={t('batch.target')} coin={target} onOpen={() => setOpen(true)} />
      </div>
      <CoinPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('batch.target')}
        coins={coins.filter(({ symbol }) => toCoins.includes(symbol))}
        recent={recent.read('to')}
        chosen={target}
        onPick={(coin) => {
          recent.remember('to', coin);
          setOpen(false);
          onTarget(coin);
        }}
      />
    </div>
  );
}
