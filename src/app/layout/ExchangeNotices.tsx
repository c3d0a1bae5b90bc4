import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeStack } from '#app/components/noticeStack/NoticeStack.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { noticeDismissals } from '#app/storage/noticeDismissals.ts';
import type { SectionId } from '#shared/site/screenTable.ts';
import { toStackNotices } from './exchangeNotice.ts';
import { useReadersCoins } from './useReadersCoins.ts';
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
  const linkLabel = t('banner.readMore');
  const readers = useReadersCoins(list?.some(({ about }) => about !== undefined) ?? false);
  const { coins } = readers;
  const notices = useMemo(
    () => toStackNotices(list ?? [], { nowMs: now(), linkLabel, coins }),
    [list, linkLabel, coins],
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
