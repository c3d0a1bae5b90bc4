import { importAgain } from '#app/browser/importAgain.ts';

/** What was found in a picture. */
export type CodeReading =
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'none' }
  /** The file is no picture, or the reader could not be loaded. */
  | { readonly kind: 'unreadable' };

/** A code of this many px on its longer side can be read; larger pictures only take longer. */
const LONGEST_SIDE = 1_280;
/** How long a picture may be looked at: the user waits for one file, but not for one frame of many. */
const FILE_MS = 800;
const FRAME_MS = 30;

/** Loads what reads codes, when a user first wants one read. */
async function loadDecoder() {
  const { decodeQR } = await importAgain(() => import('qr/decode.js'));
  return decodeQR;
}

/** Reads the QR code in an image file; the picture stays on the device. */
export async function readCodeOfFile(file: Blob): Promise<CodeReading> {
  try {
    const picture = await createImageBitmap(file);
    const reading = await readPicture(picture, FILE_MS);
    picture.close();
    return reading;
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Reads the QR code in the frame that a camera shows just now. */
export async function readCodeOfFrame(video: HTMLVideoElement): Promise<CodeReading> {
  return video.videoWidth === 0 ? { kind: 'none' } : readPicture(video, FRAME_MS);
}

async function readPicture(picture: ImageBitmap | HTMLVideoElement, timeLimit: number): Promise<CodeReading> {
  const decode = await loadDecoder();
  const [width, height] =
    picture instanceof HTMLVideoElement
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height];
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return { kind: 'unreadable' };
  // A code in a picture with a transparent ground is dark on white, or light on black.
  const grounds = picture instanceof HTMLVideoElement ? ['#fff'] : ['#fff', '#000'];
  for (const ground of grounds) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return { kind: 'code', text: decode(image, { timeLimit }) };
    } catch {
      // The decoder throws where the picture has no code.
    }
  }
  return { kind: 'none' };
}
