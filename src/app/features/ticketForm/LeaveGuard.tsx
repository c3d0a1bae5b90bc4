import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';

/**
 * Asks whether to leave while `isActive`: an order is being sent (screens.md 1.1, step 8). Leaving neither sends nor stops it.
 * The browser asks itself when the page is closed or reloaded.
 */
export function LeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog isOpen title={t('convert.leave.title')} onClose={blocker.reset}>
      <div className="grid gap-4">
        <p>{t('convert.leave.text')}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={blocker.reset}>
            {t('convert.leave.stay')}
          </Button>
          <Button onClick={blocker.proceed}>{t('convert.leave.go')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
