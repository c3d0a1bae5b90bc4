import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#app/browser/saveFile.ts';
import { Button } from '../Button.tsx';
import { ModalLayer } from '../layers/ModalLayer.tsx';
import { encodeQr } from './encodeQr.ts';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

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

/** At least so many pixels wide, whole ones for each module. */
const MIN_WIDTH = 1_024;

/** Draws a QR code as a picture. */
function drawQr(text: string): HTMLCanvasElement {
  const { size, path } = encodeQr(text);
  const scale = Math.ceil(MIN_WIDTH / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#121214';
  context.fill(new Path2D(path));
  return canvas;
}

/** Saves a QR code as a PNG under a name. */
function savePng(text: string, name: string): void {
  drawQr(text).toBlob((file) => file !== null && saveFile(file, name), 'image/png');
}
