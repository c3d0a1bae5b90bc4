import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinButton } from '#app/components/coinPicker/CoinButton.tsx';
import { CoinPicker } from '#app/components/coinPicker/CoinPicker.tsx';
import type { TraitLists } from '#app/features/ticketForm/pickerCoins.ts';
import {
  type ConvertSide,
  type SourceKeyName,
  useConvertCoins,
} from '#app/features/ticketForm/useConvertCoins.ts';
import { useListCoins, useRecentCoins, useTraitLists } from '#app/features/ticketForm/useListCoins.ts';

export interface BatchTargetProps {
  /** What batches can go into. */
  readonly toCoins: readonly string[];
  readonly target: string;
  readonly accountType: SourceKeyName;
  readonly onTarget: (coin: string) => void;
}

/** The one coin that everything is converted into (screens.md 0.3, C2): only those that batches can go into. */
export function BatchTarget(props: BatchTargetProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { to } = useConvertCoins(props.accountType, undefined);
  const lists = useTraitLists();
  return (
    <div className="grid content-start gap-1">
      <span className="font-semibold" aria-hidden="true">
        {t('batch.target')}
      </span>
      <div className="flex min-h-11 items-center">
        <CoinButton label={t('batch.target')} coin={props.target} onOpen={() => setOpen(true)} />
      </div>
      {isOpen && <TargetPicker {...props} list={to} lists={lists} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface TargetPickerProps extends Omit<BatchTargetProps, 'accountType'> {
  readonly list: ConvertSide;
  readonly lists: TraitLists;
  readonly onClose: () => void;
}

function TargetPicker({ toCoins, target, list, lists, onTarget, onClose }: TargetPickerProps) {
  const { t } = useTranslation();
  const { remember, read } = useRecentCoins();
  const listAll = useListCoins('to', list.infos, lists);
  const listCoins = useCallback(
    () => listAll().filter(({ symbol }) => toCoins.includes(symbol)),
    [listAll, toCoins],
  );
  return (
    <CoinPicker
      isOpen
      onClose={onClose}
      title={t('batch.target')}
      listCoins={listCoins}
      recent={read('to')}
      chosen={target}
      leftOut={list.leftOut}
      onPick={(coin) => {
        remember('to', coin);
        onClose();
        onTarget(coin);
      }}
    />
  );
}
