import { useMemo } from 'react';
import { encodeQr } from './encodeQr.ts';
import './qr.css';

export interface QrCodeProps {
  readonly text: string;
  /** Says what the code holds, the full address included (screens.md 0.3, C11). */
  readonly alt: string;
}

/** A QR code, drawn on this device: dark on a white plate in every look, since readers expect it so. */
export function QrCode({ text, alt }: QrCodeProps) {
  const { size, path } = useMemo(() => encodeQr(text), [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={alt}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#121214" shapeRendering="crispEdges" />
    </svg>
  );
}
