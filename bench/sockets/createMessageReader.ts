/** A message of the server. */
export interface RawMessage {
  readonly isText: boolean;
  readonly payload: Buffer;
}

const TEXT = 1;
const BINARY = 2;

/** Cuts a stream into messages. The server sends each in one frame, unmasked; what is neither text nor binary is passed over. */
export function createMessageReader(onMessage: (message: RawMessage) => void): (bytes: Buffer) => void {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  /** No message is complete before so many bytes have come. */
  let wanted = 2;
  return (bytes) => {
    waiting.push(bytes);
    waitingBytes += bytes.length;
    while (waitingBytes >= wanted) {
      const joined = waiting.length === 1 ? (waiting[0] ?? bytes) : Buffer.concat(waiting);
      const [start, end] = measureMessage(joined);
      if (joined.length < end) {
        waiting = [joined];
        wanted = end;
        return;
      }
      const kind = (joined[0] ?? 0) & 0x0f;
      if (kind === TEXT || kind === BINARY) {
        onMessage({ isText: kind === TEXT, payload: joined.subarray(start, end) });
      }
      waiting = [joined.subarray(end)];
      waitingBytes = joined.length - end;
      wanted = 2;
    }
  };
}

/** Where the payload of the first message begins and ends; as much as is needed to know that, where it isn't there yet. */
function measureMessage(bytes: Buffer): readonly [start: number, end: number] {
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short < 126) return [2, 2 + short];
  const start = short === 126 ? 4 : 10;
  if (bytes.length < start) return [start, start];
  return [start, start + (short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)))];
}
