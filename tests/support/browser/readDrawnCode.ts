import jsQR from 'jsqr';

/** Width of a module in px, so that a camera could read it. */
const PIXELS = 4;

/** What a QR code on the page holds, as a camera reads it; undefined where none is drawn or it can't be read. */
export function readDrawnCode(selector: string): string | undefined {
  const drawing = document.querySelector(selector);
  const path = drawing?.querySelector('path')?.getAttribute('d');
  if (path === undefined || path === null) return undefined;
  const size = Number(drawing?.getAttribute('viewBox')?.split(' ')[2]);
  const canvas = document.createElement('canvas');
  canvas.width = size * PIXELS;
  canvas.height = size * PIXELS;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(PIXELS, PIXELS);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return readPicture(context);
}

/** What a QR code in a picture holds. */
export function readPicture(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
): string | undefined {
  const { width, height } = context.canvas;
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
}
