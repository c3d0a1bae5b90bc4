import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '#app/components/lazyPart.tsx';
import type { MoreSheetProps } from './MoreSheet.tsx';
import { useScreen } from './useScreen.ts';
import { isInBottomBar, useSections } from './useSections.ts';

const MoreSheet = lazyPart(
  () => import('./MoreSheet.tsx'),
  (module) => module.MoreSheet,
);

/** Lines on a ground of 24 by 24. */
const ICONS = {
  convert: 'M4 8h14l-4-4M20 16H6l4 4',
  deposit: 'M12 3v11m-5-5 5 5 5-5M4 20h16',
  withdraw: 'M12 15V4M7 9l5-5 5 5M4 20h16',
  records: 'M4 6h16M4 12h16M4 18h10',
  more: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
} as const;

export type BottomBarProps = Omit<MoreSheetProps, 'onClose'>;

/** On a phone: the sections that are used most, and More (design.md section 6). */
export function BottomBar(props: BottomBarProps) {
  const { t } = useTranslation();
  const open = useScreen()?.section;
  const sections = useSections();
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <>
      <nav className="bottom-bar" aria-label={t('shell.nav')}>
        {sections.map(
          ({ id, pages }) =>
            isInBottomBar(id) && (
              <Link
                key={id}
                to={pages[0].path}
                className="bottom-bar-item"
                aria-current={id === open ? 'true' : undefined}
              >
                <Icon name={id} />
                {t(`nav.${id}`)}
              </Link>
            ),
        )}
        <button
          type="button"
          className="bottom-bar-item"
          aria-haspopup="dialog"
          aria-current={open !== undefined && !isInBottomBar(open) ? 'true' : undefined}
          onClick={() => setMoreOpen(true)}
        >
          <Icon name="more" />
          {t('nav.more')}
        </button>
      </nav>
      {isMoreOpen && (
        <Suspense fallback={null}>
          <MoreSheet {...props} onClose={() => setMoreOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Icon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg className="bottom-bar-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
