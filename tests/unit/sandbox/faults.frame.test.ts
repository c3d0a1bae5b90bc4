import { gunzipSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import { type DataFrame, readText, type TestClient, type WireMessage } from './support/connectClient.ts';
import { FRAME_MS, startSandbox, type TestSandbox } from './support/startSandbox.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

interface Hit extends TestSandbox {
  readonly client: TestClient;
  readonly messages: readonly WireMessage[];
}

/** Everything that is sent in the place of one frame while a fault is on. */
async function hitOneFrame(fault: FaultInput, query = 'binary=true'): Promise<Hit> {
  const started = await startSandbox();
  const client = await started.connect(query);
  client.subscribe('slowBroker');
  await client.nextFrame();
  started.sandbox.faults.add(fault);
  started.time.advance(FRAME_MS);
  return { ...started, client, messages: await client.readUntilPong() };
}

/** The damaged message; the good frame has to follow it unharmed. */
async function readDamaged(fault: FaultInput, query?: string): Promise<WireMessage> {
  const { messages, sandbox } = await hitOneFrame(fault, query);
  expect(messages).toHaveLength(2);
  expect(sandbox.faults.list()).toMatchObject([{ fault: fault.fault, hits: 1 }]);
  const [damaged, good] = messages as [WireMessage, WireMessage];
  expect(parseFrame(good)).toMatchObject({ topic: 'slowBroker', f: false });
  return damaged;
}

function parseFrame(message: WireMessage): DataFrame {
  return JSON.parse(readText(message));
}

/** The text of a first member whose trailer is not to be believed. */
function inflateBody(gzip: Buffer): string {
  return inflateRawSync(gzip.subarray(10, gzip.length - 8)).toString();
}

describe('A damaged gzip frame', () => {
  it('that is truncated ends before its deflate body does', async () => {
    const { bytes } = await readDamaged({ fault: 'frame/truncate' });
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    expect(() => gunzipSync(bytes)).toThrow('unexpected end of file');
  });

  it('that is corrupt has a good header and cannot be inflated to what its trailer says', async () => {
    const { bytes } = await readDamaged({ fault: 'frame/corrupt' });
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    expect(() => gunzipSync(bytes)).toThrow();
  });

  it('with a wrong CRC has a good body, and only the CRC gives it away', async () => {
    const { bytes } = await readDamaged({ fault: 'frame/wrong-crc' });
    expect(() => gunzipSync(bytes)).toThrow('incorrect data check');
    const text = inflateBody(bytes);
    expect(JSON.parse(text).topic).toBe('slowBroker');
    expect(bytes.readUInt32LE(bytes.length - 4)).toBe(Buffer.byteLength(text));
  });

  it.each([
    [{ fault: 'frame/forged-length' }, 0x7fff_ffff],
    [{ fault: 'frame/forged-length', length: 100 }, 100],
    [{ fault: 'frame/forged-length', length: 0 }, 0],
  ] as const)('made by %o claims %i bytes', async (fault, length) => {
    const { bytes } = await readDamaged(fault);
    expect(bytes.readUInt32LE(bytes.length - 4)).toBe(length);
    expect(() => gunzipSync(bytes)).toThrow('incorrect length check');
    expect(JSON.parse(inflateBody(bytes)).topic).toBe('slowBroker');
  });

  it('of two members is whole only for those who read both', async () => {
    const { bytes } = await readDamaged({ fault: 'frame/two-members' });
    const whole = gunzipSync(bytes).toString();
    expect(JSON.parse(whole).topic).toBe('slowBroker');
    const second = bytes.indexOf(Buffer.from([0x1f, 0x8b, 0x08, 0x00]), 10);
    const firstText = gunzipSync(bytes.subarray(0, second)).toString();
    expect(firstText.length).toBeLessThan(whole.length);
    expect(firstText + gunzipSync(bytes.subarray(second)).toString()).toBe(whole);
  });

  it('that is a bomb inflates from 50 kB to 50 MB', async () => {
    const { bytes } = await readDamaged({ fault: 'frame/bomb' });
    expect(bytes.length).toBeLessThan(60_000);
    const inflated = gunzipSync(bytes);
    expect(inflated.length).toBeGreaterThan(50_000_000);
    expect(bytes.readUInt32LE(bytes.length - 4)).toBe(inflated.length);
    expect(() => gunzipSync(bytes, { maxOutputLength: 8 * 1024 * 1024 })).toThrow();
  });

  it('that is a forged bomb claims to be short', async () => {
    const { bytes } = await readDamaged({ fault: 'frame/bomb', forged: true });
    expect(bytes.readUInt32LE(bytes.length - 4)).toBe(1000);
    expect(inflateBody(bytes).length).toBeGreaterThan(50_000_000);
  });

  it('that is not JSON inflates well to something else', async () => {
    const damaged = await readDamaged({ fault: 'frame/not-json' });
    expect(damaged.isBinary).toBe(true);
    expect(() => JSON.parse(readText(damaged))).toThrow();
  });

  it('of invalid UTF-8 is JSON but for one byte', async () => {
    const { bytes } = await readDamaged({ fault: 'frame/invalid-utf8' });
    const inflated = gunzipSync(bytes);
    expect(() => utf8.decode(inflated)).toThrow();
    expect(JSON.parse(inflated.toString()).topic).toBe('slowBroker');
  });

  it('of a wrong shape has data that is no array', async () => {
    const damaged = await readDamaged({ fault: 'frame/wrong-shape', where: 'frame' });
    expect(Array.isArray(parseFrame(damaged).data)).toBe(false);
  });

  it('of ten thousand symbols is a good frame of unknown pairs', async () => {
    const { data, f } = parseFrame(await readDamaged({ fault: 'frame/ten-thousand-symbols' }));
    expect(f).toBe(false);
    expect(data[0]?.s).toBe('X00000USDT');
    expect(new Set(data.map(({ s }) => s)).size).toBe(10_000);
  });

  it('that is a refusal says what the gateway says to a bad request', async () => {
    const damaged = await readDamaged({ fault: 'frame/refusal' });
    expect(JSON.parse(readText(damaged))).toEqual({ code: '-10000', msg: 'Invalid Request!' });
  });
});

describe('Wrong rows', () => {
  it('are mixed among the good rows, none of which is lost', async () => {
    const { messages } = await hitOneFrame({ fault: 'frame/wrong-shape' });
    const clean = await hitOneFrame({ fault: 'frame/refusal' });
    expect(messages).toHaveLength(1);
    const rows: unknown[] = parseFrame(messages[0] as WireMessage).data;
    const goodRows = parseFrame(clean.messages[1] as WireMessage).data;
    expect(
      rows.filter((row) => goodRows.some((good) => JSON.stringify(good) === JSON.stringify(row))),
    ).toEqual(goodRows);
    expect(rows.length).toBeGreaterThan(goodRows.length + 10);
    expect(rows).toContain(null);
    expect(rows).toContain(42);
    expect(rows).toContainEqual(expect.objectContaining({ c: 'NaN' }));
    expect(rows).toContainEqual(expect.objectContaining({ c: 1.5 }));
    expect(readText(messages[0] as WireMessage)).toContain('"s":"__proto__"');
  });
});

describe('A frame fault', () => {
  it('replaces the frame when set not to be extra', async () => {
    const { messages } = await hitOneFrame({ fault: 'frame/not-json', extra: false });
    expect(messages).toHaveLength(1);
    expect(() => parseFrame(messages[0] as WireMessage)).toThrow();
  });

  it('ends after so many frames', async () => {
    const { client, time } = await hitOneFrame({ fault: 'frame/not-json', count: 3 });
    time.advance(4 * FRAME_MS);
    const texts = (await client.readUntilPong()).map(readText);
    expect(texts.filter((text) => text.startsWith('<html>'))).toHaveLength(2);
    expect(texts).toHaveLength(6);
  });

  it('hits only the topic it is meant for', async () => {
    const { messages } = await hitOneFrame({ fault: 'frame/not-json', topic: 'fiat' });
    expect(messages).toHaveLength(1);
    expect(parseFrame(messages[0] as WireMessage).f).toBe(false);
  });

  it('hits snapshots too', async () => {
    const { connect, sandbox } = await hitOneFrame({ fault: 'frame/truncate' });
    const client = await connect();
    client.subscribe('slowBroker');
    const [damaged, good] = (await client.readUntilPong()) as [WireMessage, WireMessage];
    expect(() => gunzipSync(damaged.bytes)).toThrow();
    expect(parseFrame(good).f).toBe(true);
    expect(sandbox.faults.list()[0]?.hits).toBe(2);
  });

  it('can be on together with others', async () => {
    const { sandbox, time, client } = await hitOneFrame({ fault: 'frame/truncate' });
    sandbox.faults.add({ fault: 'frame/refusal' });
    time.advance(FRAME_MS);
    const messages = await client.readUntilPong();
    expect(messages).toHaveLength(3);
    expect(messages.map(({ isBinary }) => isBinary)).toEqual([true, false, true]);
  });
});

describe('In text mode', () => {
  const TEXT = 'binary=false';

  it.each(['frame/truncate', 'frame/corrupt', 'frame/not-json'] as const)(
    '%s sends a text that is not JSON',
    async (fault) => {
      const damaged = await readDamaged({ fault }, TEXT);
      expect(damaged.isBinary).toBe(false);
      expect(() => JSON.parse(damaged.bytes.toString())).toThrow();
    },
  );

  it('invalid UTF-8 makes a client that obeys the protocol close its socket', async () => {
    const { connect, sandbox } = await startSandbox();
    sandbox.faults.add({ fault: 'frame/invalid-utf8' });
    const client = await connect(TEXT);
    client.subscribe('slowBroker');
    expect(await client.closed).toBe(1006);
  });

  it.each(['frame/wrong-crc', 'frame/forged-length', 'frame/two-members', 'frame/bomb'] as const)(
    '%s finds nothing to damage and counts no hit',
    async (fault) => {
      const { messages, sandbox } = await hitOneFrame({ fault, extra: false }, TEXT);
      expect(messages).toHaveLength(1);
      expect(parseFrame(messages[0] as WireMessage).f).toBe(false);
      expect(sandbox.faults.list()[0]?.hits).toBe(0);
    },
  );
});
