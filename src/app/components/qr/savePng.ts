import { saveFile } from '#app/browser/saveFile.ts';
import { encodeQr } from './encodeQr.ts';

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
export function savePng(text: string, name: string): void {
  drawQr(text).toBlob((file) => file !== null && saveFile(file, name), 'image/png');
}
