import { REFUSALS } from '#sandbox/feed/parseClientMessage.ts';
import {
  gzipText,
  type Payload,
  packText,
  type QuoteFrame,
  wrapData,
  writeFrame,
} from '#sandbox/feed/quoteFrame.ts';
import { breakCrc, buildBomb, corruptBody, forgeLength, gzipTwice, truncateBytes } from './damageGzip.ts';
import type { FrameFault } from './faultSchema.ts';
import { inventRows, mixWrongRows } from './wrongRows.ts';

/** What a proxy in trouble answers. */
const NOT_JSON = '<html><body><h1>502 Bad Gateway</h1></body></html>';

/** Not the array that `data` has to be. */
const WRONG_DATA = '{"s":"BADFRAMEUSDT","c":"1.5"}';

type FrameFaultName = FrameFault['fault'];
type DamageOf<Name extends FrameFaultName> = (
  frame: QuoteFrame,
  fault: Extract<FrameFault, { fault: Name }>,
) => Payload | undefined;

const DAMAGES: { readonly [Name in FrameFaultName]: DamageOf<Name> } = {
  'frame/truncate': (frame) =>
    frame.isGzip ? packBytes(truncateBytes(gzipFrame(frame))) : packText(cutText(writeFrame(frame)), false),
  'frame/corrupt': (frame) =>
    frame.isGzip ? packBytes(corruptBody(gzipFrame(frame))) : packText(smudgeText(writeFrame(frame)), false),
  'frame/wrong-crc': (frame) => (frame.isGzip ? packBytes(breakCrc(gzipFrame(frame))) : undefined),
  'frame/forged-length': (frame, { length }) =>
    frame.isGzip ? packBytes(forgeLength(gzipFrame(frame), length)) : undefined,
  'frame/two-members': (frame) => (frame.isGzip ? packBytes(gzipTwice(writeFrame(frame))) : undefined),
  'frame/bomb': (frame, { forged }) => (frame.isGzip ? packBytes(buildBomb(forged)) : undefined),
  'frame/not-json': ({ isGzip }) => packText(NOT_JSON, isGzip),
  'frame/invalid-utf8': packInvalidUtf8,
  'frame/wrong-shape': (frame, { where }) =>
    packText(
      where === 'frame'
        ? wrapData(frame, WRONG_DATA)
        : writeFrame({ ...frame, rows: mixWrongRows(frame.rows) }),
      frame.isGzip,
    ),
  'frame/ten-thousand-symbols': (frame) =>
    packText(writeFrame({ ...frame, isFull: false, rows: inventRows(frame.sentAtMs) }), frame.isGzip),
  'frame/refusal': () => packText(JSON.stringify(REFUSALS.invalidRequest), false),
};

/**
 * Damages one frame. Frames in text mode have no gzip to damage: the faults of the trailer, of members and
 * the bomb leave them alone, which is what undefined says.
 */
export function damageFrame(fault: FrameFault, frame: QuoteFrame): Payload | undefined {
  // The table pairs each name with the fault of that name, which the type of a lookup by a union cannot
  // express.
  const damage = DAMAGES[fault.fault] as DamageOf<FrameFaultName>;
  return damage(frame, fault);
}

function gzipFrame(frame: QuoteFrame): Buffer {
  return gzipText(writeFrame(frame));
}

function packBytes(data: Buffer): Payload {
  return { data, isBinary: true };
}

function cutText(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

/** Overwrites some characters with ones that JSON allows neither inside nor outside a string. */
function smudgeText(text: string): string {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + '\u0001'.repeat(16) + text.slice(middle + 16);
}

/**
 * A frame that is right but for one byte in a field of its own; a browser closes a socket that sends such
 * text.
 */
function packInvalidUtf8(frame: QuoteFrame): Payload {
  const text = writeFrame(frame);
  const bytes = Buffer.concat([
    Buffer.from(`${text.slice(0, -1)},"note":"`),
    Buffer.from([0xff]),
    Buffer.from('"}'),
  ]);
  return frame.isGzip ? packBytes(gzipText(bytes)) : { data: bytes, isBinary: false };
}
