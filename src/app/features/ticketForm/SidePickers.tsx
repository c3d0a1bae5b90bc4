import { memo, type Ref, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { CoinPicker } from '#app/components/coinPicker/CoinPicker.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { Side } from './amountEntry.ts';
import type { Sides } from './choosePair.ts';
import type { TraitLists } from './pickerCoins.ts';
import type { ConvertCoins, ConvertSide } from './useConvertCoins.ts';
import { useListCoins, useRecentCoins, useTraitLists } from './useListCoins.ts';

/** For the buttons that show what is chosen. */
export interface SidePickersHandle {
  readonly open: (side: Side) => void;
}

export interface SidePickersProps extends Sides {
  readonly coins: ConvertCoins;
  readonly onPick: (side: Side, coin: string) => void;
  /** `/` opens the search of what is given. */
  readonly hasSearchKey: boolean;
  readonly ref: Ref<SidePickersHandle>;
}

/** The pickers of both sides. Which one is open is their own affair, so that the form is not rendered for it. */
export const SidePickers = memo(function SidePickers(props: SidePickersProps) {
  const { coins, onPick, hasSearchKey, ref } = props;
  const [picking, setPicking] = useState<Side | null>(null);
  const lists = useTraitLists();
  useImperativeHandle(ref, () => ({ open: setPicking }), []);
  return (
    <>
      {hasSearchKey && <SearchKey onKey={() => setPicking('from')} />}
      {picking !== null && (
        <SidePicker
          side={picking}
          list={coins[picking]}
          lists={lists}
          chosen={props[picking]}
          onClose={() => setPicking(null)}
          onPick={(coin) => {
            setPicking(null);
            onPick(picking, coin);
          }}
        />
      )}
    </>
  );
});

function SearchKey({ onKey }: { readonly onKey: () => void }) {
  useShortcut('/', onKey);
  return null;
}

interface SidePickerProps {
  readonly side: Side;
  readonly list: ConvertSide;
  readonly lists: TraitLists;
  readonly chosen: string | null;
  readonly onClose: () => void;
  readonly onPick: (coin: string) => void;
}

function SidePicker({ side, list, lists, chosen, onClose, onPick }: SidePickerProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { remember, read } = useRecentCoins();
  const { infos, error, isLoading, refresh } = list;
  const listCoins = useListCoins(side, infos, lists);
  const notice =
    error !== null && infos.length === 0 ? (
      <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
    ) : (
      isLoading && <Skeleton lines={8} />
    );
  return (
    <CoinPicker
      isOpen
      onClose={onClose}
      title={t(`convert.choose.${side}`)}
      listCoins={listCoins}
      recent={read(side)}
      isHeldFirst={side === 'from'}
      chosen={chosen ?? undefined}
      notice={notice === false ? undefined : notice}
      leftOut={list.leftOut}
      onPick={(coin) => {
        remember(side, coin);
        onPick(coin);
      }}
    />
  );
}
