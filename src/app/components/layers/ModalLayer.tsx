import './modal.css';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton.tsx';
import { mergeClasses } from '../mergeClasses.ts';

interface ModalProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, by the button, and by a click beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** What can be done, the most likely thing last. */
  readonly actions?: ReactNode;
}

export interface ModalLayerProps extends ModalProps {
  readonly className: string;
}

/**
 * What a dialog and a drawer have in common: the page behind it stands still and can't be reached, and focus goes back to
 * where it came from. The place is given and the names are our own, since the primitive finds each of them only by rendering
 * the layer once more.
 */
export function ModalLayer({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  className,
}: ModalLayerProps) {
  const { t } = useTranslation();
  const opener = useRef<Element>(null);
  const id = useId();
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal container={document.body}>
        <Scrim isOpen={isOpen} />
        <Primitive.Content
          className={mergeClasses('modal-panel flex flex-col gap-4 bg-raised p-6 text-text', className)}
          aria-labelledby={`${id}-title`}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // The primitive knows only of triggers of its own.
            event.preventDefault();
            giveFocusTo(opener.current);
          }}
        >
          <h2 id={`${id}-title`} className="pe-8 text-xlarge font-semibold wrap-anywhere">
            {title}
          </h2>
          {description !== undefined && (
            <div id={`${id}-description`} className="text-text-2">
              {description}
            </div>
          )}
          {children}
          {actions !== undefined && <div className="mt-2 flex flex-wrap justify-end gap-2">{actions}</div>}
          {/* Last, so that focus begins with what the layer is for; it is seen first, and stays when the rest is scrolled. */}
          <div className="modal-close">
            <Primitive.Close asChild>
              <IconButton icon={X} label={t('terms.close')} className="bg-raised" />
            </Primitive.Close>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The control that opened the layer may be gone by now, with a deleted row. */
function giveFocusTo(opener: Element | null): void {
  const target = opener?.isConnected === true ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}

export interface ScrimProps {
  readonly isOpen: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Lies between the page and a layer, and holds the page still while it is there (modal.css). The primitive's own one does that
 * by a style which everything on the page inherits: on a slow phone the layer came 100 ms later for it.
 */
function Scrim({ isOpen, ref }: ScrimProps) {
  // Read before it is there, since the bar goes with it. A layer over another one finds none.
  const [barWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (barWidth === 0) return undefined;
    const { style } = document.body;
    style.paddingInlineEnd = `${barWidth}px`;
    return () => {
      style.paddingInlineEnd = '';
    };
  }, [barWidth]);
  return <div ref={ref} className="modal-overlay" data-state={isOpen ? 'open' : 'closed'} />;
}

/** Something to be read, filled in or decided before anything else, in the middle of the page. */
export function Dialog(props: ModalProps) {
  return <ModalLayer {...props} className="modal-dialog rounded-card" />;
}

/** More about something on the page, from the side where lines end: the right, or the left on a right-to-left page. */
export function Drawer(props: ModalProps) {
  return <ModalLayer {...props} className="modal-drawer" />;
}

/** What a phone has no room beside, from the bottom edge, where the thumb is. */
export function Sheet(props: ModalProps) {
  return <ModalLayer {...props} className="modal-sheet" />;
}
