import type { Measure } from '#shared/profiling/trackMeasure.ts';
import { type AppError, appError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import { decodeFrame, type WireMessage } from './decode/decodeFrame.ts';
import { inflateFrame, type OpenGunzip } from './inflate/inflateFrame.ts';
import { MAX_WAITING_BYTES } from './policy.ts';

/** Makes messages of frames, one after another: inflating may take a while, and a later frame must not overtake. */
export interface FrameReader {
  /** Reads a frame after the waiting ones: before it returns, if none waits and the frame's text is known at once. */
  readonly read: (frame: string | ArrayBuffer) => void;
  /** Drops the frames that are not read yet, since their connection has ended. */
  readonly drop: () => void;
  readonly figures: () => {
    readonly frames: number;
    /** Bytes as received, compressed; for text frames the characters. */
    readonly bytes: number;
    /** Time in ms from a frame's turn until its text is known, with what the worker does meanwhile. */
    readonly inflateMs: number;
    readonly decodeMs: number;
  };
}

export interface FrameReaderOptions {
  readonly openGunzip: OpenGunzip;
  readonly measure: Measure;
  readonly onMessage: (message: WireMessage) => void;
  readonly onBadFrame: (error: AppError) => void;
}

/** Frames of one connection that wait for their turn. */
interface Backlog {
  readonly frames: (string | ArrayBuffer)[];
  bytes: number;
  isBeingRead: boolean;
}

export function createFrameReader(options: FrameReaderOptions): FrameReader {
  const { openGunzip, measure, onMessage, onBadFrame } = options;
  const totals = { frames: 0, bytes: 0, inflateMs: 0, decodeMs: 0 };
  /** Each connection has its own, so that none waits for frames of the one before. */
  let backlog: Backlog = { frames: [], bytes: 0, isBeingRead: false };

  const readBacklog = async (mine: Backlog): Promise<void> => {
    mine.isBeingRead = true;
    try {
      for (let frame = mine.frames.shift(); frame !== undefined; frame = mine.frames.shift()) {
        mine.bytes -= sizeOf(frame);
        try {
          const startMs = performance.now();
          const inflated = inflateFrame(frame, openGunzip);
          const text = inflated instanceof Promise ? await inflated : inflated;
          if (mine === backlog) readText(text, startMs);
        } catch (reason) {
          onBadFrame(describeFailure(reason));
        }
      }
    } finally {
      mine.isBeingRead = false;
    }
  };

  const readText = (text: Result<string>, startMs: number): void => {
    totals.inflateMs += measure('inflate', startMs);
    const decodeStartMs = performance.now();
    const message = text.ok ? decodeFrame(text.value) : text;
    totals.decodeMs += measure('decode', decodeStartMs);
    if (message.ok) onMessage(message.value);
    else onBadFrame(message.error);
    measure('frame', startMs);
  };

  return {
    read: (frame) => {
      totals.frames += 1;
      totals.bytes += sizeOf(frame);
      if (backlog.bytes > MAX_WAITING_BYTES) {
        onBadFrame(
          appError('frame/too-many', 'Quote frames come faster than they are read; one was skipped.'),
        );
        return;
      }
      backlog.frames.push(frame);
      backlog.bytes += sizeOf(frame);
      if (!backlog.isBeingRead) void readBacklog(backlog);
    },
    drop: () => {
      backlog.frames.length = 0;
      backlog = { frames: [], bytes: 0, isBeingRead: false };
    },
    figures: () => totals,
  };
}

/** A frame that throws in an unforeseen way is a bad frame like any other. */
function describeFailure(reason: unknown): AppError {
  const why = String(reason).slice(0, 200);
  return appError('frame/failed', `A quote frame could not be processed (${why}); it was skipped.`);
}

function sizeOf(frame: string | ArrayBuffer): number {
  return typeof frame === 'string' ? frame.length : frame.byteLength;
}
