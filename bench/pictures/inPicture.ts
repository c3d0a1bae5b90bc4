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
  /** Pixels in which the other build differs, where nothing moves. */
  readonly pixels: number;
  /** Pixels that are left out: those in which one build differs from itself, and what is around them. */
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
  // A figure that moves has other digits in each picture, which are alike in some pixels: cells of this size go as a whole, with
  // those beside them.
  const cell = 24;
  const columns = Math.ceil(width / cell) + 2;
  const moves = new Uint8Array(columns * (Math.ceil(height / cell) + 2));
  const cellOf = (at: number): number =>
    (Math.floor(at / width / cell) + 1) * columns + Math.floor((at % width) / cell) + 1;
  for (let at = 0; at < width * height; at += 1) {
    if (first[at] === second[at]) continue;
    const middle = cellOf(at);
    for (const row of [-columns, 0, columns]) moves.fill(1, middle + row - 1, middle + row + 2);
  }
  const marks = new Uint8ClampedArray(width * height * 4);
  let [pixels, moving] = [0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const isMoving = moves[cellOf(at)] === 1;
    const differs = !isMoving && first[at] !== third[at];
    if (isMoving) moving += 1;
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
