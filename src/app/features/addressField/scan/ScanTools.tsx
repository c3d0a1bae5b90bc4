import { Camera, ImageUp } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { readCodeOfFile } from './readCode.ts';

const CameraDialog = lazyPart(
  () => import('./CameraDialog.tsx'),
  (module) => module.CameraDialog,
);

export interface ScanToolsProps {
  /** What the code says: an address, or a payment URI. */
  readonly onCode: (text: string) => void;
}

/** Reads a QR code by the camera or from an image file (screens.md 0.3, C4). */
export function ScanTools({ onCode }: ScanToolsProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<'noCode' | 'unreadable' | null>(null);
  const read = async (file: File): Promise<void> => {
    setIsReading(true);
    setFault(null);
    const reading = await readCodeOfFile(file);
    setIsReading(false);
    if (reading.kind === 'code') onCode(reading.text);
    else setFault(reading.kind === 'none' ? 'noCode' : 'unreadable');
  };
  return (
    <Row gap="gap-2">
      <Button
        size="small"
        onClick={() => {
          setFault(null);
          setIsOpen(true);
        }}
      >
        <Camera size={16} aria-hidden="true" />
        {t('qrScan.open')}
      </Button>
      <Button size="small" variant="ghost" isLoading={isReading} onClick={() => input.current?.click()}>
        <ImageUp size={16} aria-hidden="true" />
        {t('qrScan.image')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('qrScan.image')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void read(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <span role="status" className="text-down">
        {fault !== null && t(`qrScan.${fault}`)}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <CameraDialog
            onClose={() => setIsOpen(false)}
            onCode={(text) => {
              setIsOpen(false);
              onCode(text);
            }}
          />
        </Suspense>
      )}
    </Row>
  );
}
