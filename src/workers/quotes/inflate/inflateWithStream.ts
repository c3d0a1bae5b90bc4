import { PIECE_BYTES } from '../policy.ts';

/**
 * The text of a gzip frame, by the browser's stream, which checks header, CRC-32 and length, and refuses whatever follows
 * the first member (Compression Standard, section 5). Undefined where the stream refuses the frame, or where its text is not
 * of `textBytes` or not UTF-8.
 *
 * A stream inflates a piece only when its output is waited for, so that reading no further stops it. Written whole, a
 * forged frame of 923 kB would take 2.5 s and 1.07 GB.
 */
export async function inflateWithStream(
  { readable, writable }: DecompressionStream,
  frame: Uint8Array<ArrayBuffer>,
  textBytes: number,
): Promise<string | undefined> {
  // Decoded as it comes: an array for all of it makes a frame cost a third more, JSON.parse included.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let bytesLeft = textBytes;
  writePieces(writable, frame);
  const reader = readable.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytesLeft -= part.value.length;
      if (bytesLeft < 0) break;
      text += decoder.decode(part.value, { stream: true });
    }
    text += decoder.decode();
  } catch {
    // Browsers agree that it is an error, and on nothing else about it.
    bytesLeft = -1;
  }
  ignoreFailure(reader.cancel());
  return bytesLeft === 0 ? text : undefined;
}

/** The pieces wait in the stream's queue until they are asked for. */
function writePieces(writable: WritableStream<BufferSource>, frame: Uint8Array<ArrayBuffer>): void {
  const writer = writable.getWriter();
  for (let at = 0; at < frame.length; at += PIECE_BYTES) {
    ignoreFailure(writer.write(frame.subarray(at, at + PIECE_BYTES)));
  }
  ignoreFailure(writer.close());
}

/** What fails while writing fails while reading too, and is handled there. */
function ignoreFailure(promise: Promise<void>): void {
  promise.catch(() => undefined);
}
