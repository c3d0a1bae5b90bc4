import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { Drawer } from '#app/components/layers/ModalLayer.tsx';

export interface DetailLayerProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly status?: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The details of a row: beside its table, and on a phone a sheet. */
export function DetailLayer(props: DetailLayerProps) {
  const isPhone = useMedia(PHONE);
  if (!isPhone) return <DetailPanel {...props} />;
  const { status, children, ...layer } = props;
  return (
    <Drawer isOpen {...layer}>
      {status !== undefined && <div>{status}</div>}
      {children}
    </Drawer>
  );
}

/**
 * The details of a row beside its table, which makes room for them: the page stays in use. It takes the focus, and gives it back
 * to the row where it still has it at its end.
 */
function DetailPanel({ onClose, title, status, children, actions }: DetailLayerProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    own?.focus({ preventScroll: true });
    return () => {
      if (own?.contains(document.activeElement) !== true) return;
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = isThere ? opener : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="card record-panel"
      onKeyDown={closeByKey}
    >
      <div className="record-panel-head">
        <h2 id={id}>{title}</h2>
        {status}
        <IconButton icon={X} label={t('terms.close')} className="record-panel-close" onClick={onClose} />
      </div>
      <div className="record-panel-body">
        {children}
        <div className="record-actions">{actions}</div>
      </div>
    </div>
  );
}
