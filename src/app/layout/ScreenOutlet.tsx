import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { type Kept, kept } from '#app/storage/kept.ts';
import { typedStore } from '#app/stores/typedStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ScreenRow, SectionId } from '#shared/site/screenTable.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { useClosure, useScreen } from './useScreen.ts';

const ClosedScreen = lazyPart(
  () => import('./NoticePages.tsx'),
  ({ ClosedScreen }) => ClosedScreen,
);

/** The open screen below its title and the pages of its section, or why it is not available here. Each opens at its top. */
export function ScreenOutlet() {
  const { t } = useTranslation();
  const screen = useScreen();
  const { pathname } = useLocation();
  const drops = useStore(typedStore, (state) => state.drops);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const title = screen && t(`screens.${screen.id}.title`);

  useEffect(() => {
    // A page that is none of the screens has a title of its own.
    if (title !== undefined) document.title = t('app.titled', { title });
  }, [t, title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // The link that led here may be gone, and what is read next is the screen.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main ref={main} id="main" tabIndex={-1} className="page-width shell-main" aria-label={title}>
      {screen !== undefined && <ScreenHead screen={screen} />}
      {screen !== undefined && <NoticePlace key={screen.section} position={screen.section} />}
      {screen === undefined ? <Outlet key={drops} /> : <GatedScreen key={drops} screen={screen} />}
    </main>
  );
}

function GatedScreen({ screen }: { readonly screen: ScreenRow }) {
  const closure = useClosure(screen);
  if (closure === null) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <ClosedScreen screen={screen} closure={closure} />
    </Suspense>
  );
}

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
function NoticePlace({ position }: { readonly position: SectionId }) {
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

/** More than any two notices take. */
const MOST_PX = 240;

const heightOf = (position: SectionId): Kept<number> =>
  kept(`${PRODUCT}.noticePlace.${position}`, (px) => (typeof px === 'number' && px >= 0 ? px : undefined));

/**
 * How high the exchange's notices of a section were when this device showed them last, in pixels. So much place is kept until
 * they are here, or what stands below would move under the user's finger. Undefined where it never did.
 */
function readNoticeHeight(position: SectionId): number | undefined {
  const px = heightOf(position).read();
  return px === undefined ? undefined : Math.min(px, MOST_PX);
}

/** Where storage is denied or full, the page moves once. */
function keepNoticeHeight(position: SectionId, px: number): void {
  heightOf(position).keep(Math.round(px));
}
