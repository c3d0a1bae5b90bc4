import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { typedStore } from '#app/stores/typedStore.ts';
import type { ScreenRow } from '#shared/site/screenTable.ts';
import { NoticePlace } from './NoticePlace.tsx';
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
