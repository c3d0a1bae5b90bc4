import { encodeQR } from 'qr';

/** A QR code as one shape: squares of one unit in a square of `size` units, its quiet zone included. */
export interface QrShape {
  readonly size: number;
  /** Path data of SVG and of Path2D. */
  readonly path: string;
}

/** Light modules around the code, which readers need (ISO/IEC 18004; screens.md 0.3, C11). */
const QUIET_ZONE = 4;

/** Encodes a text with error correction of level M: a seventh of the code may be unreadable. */
export function encodeQr(text: string): QrShape {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const runs = rows.flatMap((row, y) =>
    listRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: runs.join('') };
}

/** Where dark modules follow one another in a row: the first one's place, and how many. */
function listRuns(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
