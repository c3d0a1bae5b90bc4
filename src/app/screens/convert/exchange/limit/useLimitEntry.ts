import { useMemo, useState } from 'react';
import { useRateFlip } from '#app/features/prices/useRateFlip.ts';
import { createFormDraft } from '#app/storage/formDrafts.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { EXPIRE_DAYS, type ExpireDays } from './expireDays.ts';
import { keepEntered, type LimitEntered, readEntered } from './limitDraft.ts';
import { emptyPrice, type LimitPrice } from './limitPrice.ts';

export interface LimitEntry {
  readonly price: LimitPrice;
  readonly days: ExpireDays;
  /** A price was entered or a preview asked for: from now on the field says what is wrong. */
  readonly isAsked: boolean;
  readonly setPrice: (price: LimitPrice) => void;
  readonly setDays: (days: ExpireDays) => void;
  readonly ask: () => void;
  /** Forgets what was entered, which has become an order: the next visit of the form begins without it. */
  readonly drop: () => void;
}

/**
 * Price and days of a limit order: another pair starts with no price, and what was entered last is kept for as long as the
 * browser's tab is open (screens.md 0.3, C14).
 */
export function useLimitEntry(from: string, to: string): LimitEntry {
  const [draft] = useState(() => createFormDraft(globalStore.getState().global.user?.id ?? null, 'limit'));
  const kept = useMemo(() => readEntered(draft), [draft]);
  const [typed, setTyped] = useState<LimitEntered | null>(kept);
  const [askedOf, setAskedOf] = useState(kept?.price.text === '' ? undefined : kept?.pair);
  const { isFlipped } = useRateFlip(from, to);
  const pair = `${from} ${to}`;
  const entered: LimitEntered = {
    ...{ pair, price: emptyPrice(from, to, isFlipped) },
    days: typed?.days ?? EXPIRE_DAYS[2],
    ...(typed?.pair === pair && typed),
  };
  const change = (next: LimitEntered): void => {
    setTyped(next);
    keepEntered(draft, next);
  };
  return {
    ...entered,
    isAsked: askedOf === pair,
    setPrice: (price) => {
      setAskedOf(pair);
      change({ ...entered, price });
    },
    setDays: (days) => change({ ...entered, days }),
    ask: () => setAskedOf(pair),
    drop: draft.drop,
  };
}
