import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { useIsAhead } from '#app/components/format/useIsAhead.ts';
import { NoticeStack } from '#app/components/noticeStack/NoticeStack.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { noticeDismissals } from '#app/storage/noticeDismissals.ts';
import { globalStore, statusOf } from '#app/stores/globalStore.ts';
import type { SectionId } from '#shared/site/screenTable.ts';
import { nextChangeMs, type ReadersCoins, toStackNotices } from './exchangeNotice.ts';
import './exchangeNotices.css';

export interface ExchangeNoticesProps {
  /** Where the exchange places a notice: each section is a position. */
  readonly position: SectionId;
  /** The notices are known, or can't be; they are on the page. */
  readonly onKnown?: (() => void) | undefined;
}

/** What the exchange has to say before the screens of a section, in the reader's language (screens.md 0.2b and 0.3, C13). */
export function ExchangeNotices({ position, onKnown }: ExchangeNoticesProps) {
  return (
    <QueriesHost>
      <PositionNotices key={position} position={position} onKnown={onKnown} />
    </QueriesHost>
  );
}

const now = (): number => Date.now();
const readDismissals = () => noticeDismissals.read() ?? {};

function PositionNotices({ position, onKnown }: ExchangeNoticesProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { answer, error } = useApiQuery('bannerConfig', { position, lang });
  const list = answer?.result?.list;
  const skewMs = answer?.skewMs ?? 0;
  const nextMs = nextChangeMs(list ?? [], now() + skewMs);
  // Notices begin and end by the exchange's clock, and by themselves: judged again when one does.
  useIsAhead(nextMs - skewMs);
  const linkLabel = t('banner.readMore');
  const readers = useReadersCoins(list?.some(({ about }) => about !== undefined) ?? false);
  const { coins } = readers;
  const isPhone = useMedia(PHONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the next moment is another one, the last has come
  const notices = useMemo(
    () => toStackNotices(list ?? [], { nowMs: now() + skewMs, linkLabel, coins, isPhone }),
    [list, skewMs, nextMs, linkLabel, coins, isPhone],
  );
  const isKnown = (answer !== undefined || error !== null) && readers.isKnown;
  useLayoutEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  if (notices.length === 0 || !isKnown) return null;
  return (
    <div className="exchange-notices">
      <NoticeStack
        notices={notices}
        readDismissals={readDismissals}
        keepDismissals={noticeDismissals.keep}
        now={now}
      />
    </div>
  );
}

/** The parameters of an address that choose a coin (screens.md 1.24). */
const CHOOSING = ['coin', 'from', 'to'] as const;

interface UsedReadersCoins {
  readonly coins: ReadersCoins;
  /** What is held is known, or can't be. */
  readonly isKnown: boolean;
}

/** The coins that the screen has chosen, by its address, and those in the reader's two wallets; wallets are asked only where it matters. */
function useReadersCoins(isAsked: boolean): UsedReadersCoins {
  const { search } = useLocation();
  const status = useStore(globalStore, statusOf);
  const enabled = isAsked && status === 'signed-in';
  const funding = useApiQuery('convertCoins', { accountType: 'funding', side: 0 }, { enabled });
  const unified = useApiQuery('walletBalance', {}, { enabled });
  const fundingCoins = funding.answer?.result?.coins;
  const unifiedWallets = unified.answer?.result?.list;
  const coins = useMemo(() => {
    const params = new URLSearchParams(search);
    const held = [
      ...(fundingCoins ?? []).filter(({ balance }) => isSomething(balance)),
      ...(unifiedWallets ?? []).flatMap(({ coin }) => coin).filter(({ equity }) => isSomething(equity)),
    ];
    return {
      chosen: CHOOSING.flatMap((name) => params.get(name)?.toUpperCase() ?? []),
      held: held.map(({ coin }) => coin),
    };
  }, [search, fundingCoins, unifiedWallets]);
  const isAnswered = [funding, unified].every(({ answer, error }) => answer !== undefined || error !== null);
  return { coins, isKnown: !isAsked || status === 'guest' || isAnswered };
}

/** Any digit but 0: a plain decimal that is not nothing. */
const isSomething = (plain: string): boolean => /[1-9]/.test(plain);
