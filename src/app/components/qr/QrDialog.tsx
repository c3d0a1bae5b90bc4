import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { ModalLayer } from '../layers/ModalLayer.tsx';
import { QrCode, type QrCodeProps } from './QrCode.tsx';
import { savePng } from './savePng.ts';

export interface QrDialogProps extends QrCodeProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What the code holds and what to mind, below it. */
  readonly children?: ReactNode;
  /** "deposit-USDT-TON.png"; without it the picture can't be saved. */
  readonly fileName?: string;
  /** Prints the page's own sheet. */
  readonly onPrint?: () => void;
}

/** A QR code as large as the screen allows, for a phone that is held to it. */
export function QrDialog({ isOpen, onClose, title, children, fileName, onPrint, text, alt }: QrDialogProps) {
  const { t } = useTranslation();
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      className="modal-dialog qr-dialog"
      actions={
        <>
          {onPrint !== undefined && (
            <Button onClick={onPrint}>
              <Printer size={16} aria-hidden="true" />
              {t('terms.print')}
            </Button>
          )}
          {fileName !== undefined && (
            <Button onClick={() => savePng(text, fileName)}>
              <Download size={16} aria-hidden="true" />
              {t('qr.save')}
            </Button>
          )}
        </>
      }
    >
      <QrCode text={text} alt={alt} />
      {children}
    </ModalLayer>
  );
}
