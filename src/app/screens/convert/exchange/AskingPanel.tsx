import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';

/** A new price is on its way in place of another one; that one is void, so it is not shown. */
export function AskingPanel({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had the focus is gone with the old price.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="convert-panel">
      <div className="ticket-main">
        <h2 ref={heading} tabIndex={-1} className="text-large font-semibold">
          {t('convert.quoteTitle')}
        </h2>
        <p role="status" className="text-text-2">
          {t('ticket.status.quoting')}
        </p>
        <Skeleton lines={6} />
      </div>
      <div className="ticket-action">
        <Button size="large" className="flex-1" onClick={onCancel}>
          {t('convert.cancel')}
        </Button>
      </div>
    </div>
  );
}
