import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ScreenRow, tabOf } from '#shared/site/screenTable.ts';
import { useSections } from './useSections.ts';

/**
 * The title of a screen, and the pages of its section as tabs at the end of its line. On a phone the tabs are a row of chips
 * that scrolls sideways, and the one that is on stands for the title, which only screen readers then have.
 */
export function ScreenHead({ screen }: { readonly screen: ScreenRow }) {
  const { t } = useTranslation();
  const pages = useSections().find(({ id }) => id === screen.section)?.pages ?? [];
  const current = tabOf(screen);
  const tabs = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const row = tabs.current;
    const chip = row?.querySelector(`[data-page="${current}"]`);
    if (row == null || chip == null) return;
    const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current]);

  return (
    <div className="screen-head">
      <h1 className="screen-title">{t(`screens.${screen.id}.title`)}</h1>
      {screen.hasPurpose === true && <p className="screen-purpose">{t(`screens.${screen.id}.purpose`)}</p>}
      <nav ref={tabs} className="page-tabs" aria-label={t(`nav.${screen.section}`)}>
        {pages.map(({ id, path }) => (
          <Link
            key={id}
            to={path}
            className="page-tab"
            data-page={id}
            aria-current={id === screen.id ? 'page' : id === current ? 'true' : undefined}
          >
            <span>{t(`screens.${id}.tab`)}</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}
