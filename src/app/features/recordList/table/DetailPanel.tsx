import { X } from 'lucide-react';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { Drawer } from '#app/components/layers/ModalLayer.tsx';
import { Card } from '#app/components/layout/Card.tsx';
import { Row } from '#app/components/layout/Row.tsx';

export interface DetailLayerProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly status?: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

export interface DetailPartsProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** What details say, part below part. Where a timeline says how far the reader's clock is from UTC, times don't say it again. */
export function DetailParts(props: DetailPartsProps) {
  return <div {...props} data-detail="" className="grid gap-4 has-data-utc:[--utc-again:none]" />;
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
  const panel = useRef<HTMLElement>(null);
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
    <Card
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="record-panel sticky top-4 max-h-[calc(100dvh-32px)] min-w-0 overflow-y-auto overscroll-contain shadow-card focus:outline-none"
      onKeyDown={closeByKey}
    >
      <Row
        isOneLine
        gap="gap-3"
        className="sticky top-0 z-1 min-h-13 border-b border-line bg-raised py-1 ps-5 pe-1"
      >
        <h2 id={id} className="min-w-0 text-large/[1.375rem] font-semibold wrap-anywhere">
          {title}
        </h2>
        {status}
        <IconButton icon={X} label={t('terms.close')} className="ms-auto" onClick={onClose} />
      </Row>
      <div className="px-5 pt-4 pb-5">
        {children}
        <Row gap="gap-2" className="mt-5">
          {actions}
        </Row>
      </div>
    </Card>
  );
}
