import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { SectionId } from '#shared/site/screenTable.ts';
import { keepNoticeHeight, readNoticeHeight } from './noticeHeight.ts';

const ExchangeNotices = lazyPart(
  () => import('./atRest.ts'),
  ({ AT_REST }) => AT_REST.ExchangeNotices,
);

/** Longer than notices take where the network is well. */
const MOST_WAIT_MS = 1_000;

/**
 * The exchange's notices below the title. Until they are here their place is kept as it was on this device; where it never
 * had any, the screen below is shown with them, since it would move otherwise.
 */
export function NoticePlace({ position }: { readonly position: SectionId }) {
  const box = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => readNoticeHeight(position));
  const [isKnown, setKnown] = useState(false);
  const [isLate, setLate] = useState(false);
  const isAwaited = kept === undefined && !isKnown && !isLate;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = systemClock.setTimer(() => setLate(true), MOST_WAIT_MS);
    return () => systemClock.clearTimer(timer);
  }, [isAwaited]);
  useLayoutEffect(() => {
    if (isKnown && box.current !== null) keepNoticeHeight(position, box.current.offsetHeight);
  }, [isKnown, position]);
  return (
    <div
      ref={box}
      className="notice-place"
      data-awaited={isAwaited || undefined}
      style={isKnown ? undefined : { minHeight: kept ?? 0 }}
    >
      <Suspense fallback={null}>
        <ExchangeNotices position={position} onKnown={useCallback(() => setKnown(true), [])} />
      </Suspense>
    </div>
  );
}
