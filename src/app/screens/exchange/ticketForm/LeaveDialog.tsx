import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router-dom';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';

/** Asks whether to leave while an order is being sent (screens.md 1.1, step 8). Leaving neither sends nor stops it. */
export function LeaveDialog({ guard }: { readonly guard: Blocker }) {
  const { t } = useTranslation();
  if (guard.state !== 'blocked') return null;
  return (
    <Dialog isOpen title={t('convert.leave.title')} onClose={guard.reset}>
      <div className="grid gap-4">
        <p>{t('convert.leave.text')}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={guard.reset}>
            {t('convert.leave.stay')}
          </Button>
          <Button onClick={guard.proceed}>{t('convert.leave.go')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
