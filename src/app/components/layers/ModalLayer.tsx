import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton.tsx';
import { mergeClasses } from '../mergeClasses.ts';
import { Scrim } from './Scrim.tsx';
import './modal.css';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, by the button, and by a press beside it. */
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
              <IconButton icon={X} label={t('dialog.close')} className="bg-raised" />
            </Primitive.Close>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** What was pressed may be gone by now: a deleted row, say. */
function giveFocusTo(opener: Element | null): void {
  const target = opener?.isConnected === true ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}
