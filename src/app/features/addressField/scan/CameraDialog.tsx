import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { systemClock } from '#shared/async/clock.ts';
import { readCodeOfFrame } from './readCode.ts';

export interface CameraDialogProps {
  readonly onClose: () => void;
  readonly onCode: (text: string) => void;
}

/** Between two looks at what the camera shows. */
const LOOK_MS = 200;

/** Shows what the camera sees until there is a QR code in it. The camera is off as soon as the dialog goes. */
export function CameraDialog({ onClose, onCode }: CameraDialogProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<'denied' | 'none' | null>(null);
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  }, [onCode]);

  useEffect(() => {
    const abort = new AbortController();
    void watchCamera(video.current, abort.signal, (text) => found.current(text)).then((failed) => {
      if (!abort.signal.aborted) setFault(failed);
    });
    return () => abort.abort();
  }, []);

  return (
    <Dialog isOpen onClose={onClose} title={t('qrScan.title')} description={t('qrScan.aim')}>
      {fault === null ? (
        <video
          ref={video}
          className="aspect-square w-full rounded-card bg-surface object-cover"
          playsInline
          muted
          autoPlay
          aria-label={t('qrScan.camera')}
        />
      ) : (
        <p role="alert">{t(`qrScan.${fault}`)}</p>
      )}
    </Dialog>
  );
}

/** Resolves with why there is no picture; null once a code was found or the dialog has gone. */
async function watchCamera(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onCode: (text: string) => void,
): Promise<'denied' | 'none' | null> {
  const stream = await openCamera();
  if (typeof stream === 'string') return stream;
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted || video === null) {
    stop();
    return null;
  }
  video.srcObject = stream;
  while (!signal.aborted) {
    const reading = await readCodeOfFrame(video);
    if (signal.aborted) return null;
    if (reading.kind === 'code') {
      stop();
      onCode(reading.text);
      return null;
    }
    await new Promise<void>((resolve) => systemClock.setTimer(resolve, LOOK_MS));
  }
  return null;
}

/** The API is missing where the page was not loaded safely. */
async function openCamera(): Promise<MediaStream | 'denied' | 'none'> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none';
  }
}
