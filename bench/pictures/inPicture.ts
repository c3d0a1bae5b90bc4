// Everything here runs inside a page, as in browser/inPage.ts: no function may use anything outside of itself.

/** What a page says, figures apart; empty while something is on its way. */
export function readWords(): string {
  const main = document.querySelector('main');
  if (main === null || main.querySelector('[aria-busy="true"]') !== null) return '';
  return main.innerText.replaceAll(/[\d.,:−+%]/g, '');
}

/** Two pictures of one build, and one of another, each as PNG in base64. */
export interface Pictures {
  readonly once: string;
  readonly again: string;
  readonly other: string;
}

export interface Difference {
  /** Pixels in which the other build differs; those in which one build differs from itself are left out. */
  readonly pixels: number;
  /** Pixels in which one build differs from itself: what moves by itself. */
  readonly moving: number;
  /** The other build's picture as PNG in base64, with what differs in red on the rest in grey. */
  readonly marked: string;
}

/** Compares pictures pixel by pixel; one that is larger differs in all that the others don't have. */
export async function comparePixels({ once, again, other }: Pictures): Promise<Difference> {
  const images = await Promise.all(
    [once, again, other].map(async (png) => {
      const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [first, second, third] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
  }) as [Uint32Array, Uint32Array, Uint32Array];
  const marks = new Uint8ClampedArray(width * height * 4);
  let [pixels, moving] = [0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const differs = first[at] === second[at] && first[at] !== third[at];
    if (first[at] !== second[at]) moving += 1;
    if (differs) pixels += 1;
    const grey = 160 + ((third[at] ?? 0) & 0xff) / 3;
    marks.set(differs ? [220, 0, 0, 255] : [grey, grey, grey, 255], at * 4);
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(marks, width, height), 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { pixels, moving, marked: btoa(text) };
}
