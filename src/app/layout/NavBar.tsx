import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SideNav, type SideNavProps } from './SideNav.tsx';
import { useScreen } from './useScreen.ts';

/** Below 992 px, in the place of the side navigation: where one is, and the drawer that leads everywhere else. */
export function NavBar({ onShortcuts }: SideNavProps) {
  const { t } = useTranslation();
  const screen = useScreen();
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  /** The drawer is not rendered before it is first opened. */
  const [wasOpened, setOpened] = useState(false);
  const open = (): void => {
    setOpened(true);
    drawer.current?.showModal();
  };
  const close = (): void => drawer.current?.close();

  useEffect(() => {
    // A link of it has led elsewhere.
    if (pathname !== '') drawer.current?.close();
  }, [pathname]);

  return (
    <div className="nav-bar">
      <button type="button" className="nav-bar-button" aria-haspopup="dialog" onClick={open}>
        <span className="nav-bar-mark" aria-hidden="true" />
        {t('shell.menu')}
      </button>
      {screen !== undefined && <span className="nav-bar-title">{t(`screens.${screen.id}.title`)}</span>}
      <dialog
        ref={drawer}
        className="nav-drawer"
        aria-label={t('shell.menu')}
        // What is beside the drawer belongs to the dialog as well: a click there closes it.
        onClick={(event) => event.target === event.currentTarget && close()}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <div className="nav-drawer-content">
          <button type="button" className="nav-drawer-close" onClick={close}>
            {t('shell.closeMenu')}
          </button>
          {wasOpened && <SideNav onShortcuts={onShortcuts} />}
        </div>
      </dialog>
    </div>
  );
}
