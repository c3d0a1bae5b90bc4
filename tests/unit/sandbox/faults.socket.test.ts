import { connect as connectTcp } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readRefusal, readText } from './support/connectClient.ts';
import { FRAME_MS, startSandbox } from './support/startSandbox.ts';

describe('The fault socket/drop', () => {
  it('closes every open socket without a word, and lets new ones in', async () => {
    const { connect, sandbox } = await startSandbox();
    const clients = [await connect(), await connect()];
    sandbox.faults.add({ fault: 'socket/drop' });
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1006, 1006]);
    const later = await connect();
    expect(await later.readUntilPong()).toEqual([]);
    expect(sandbox.faults.list()).toEqual([]);
  });

  it('closes with a code if it has one', async () => {
    const { connect, sandbox } = await startSandbox();
    const client = await connect();
    sandbox.faults.add({ fault: 'socket/drop', code: 1012 });
    expect(await client.closed).toBe(1012);
  });

  it('refuses codes that no close frame may carry', async () => {
    const { sandbox } = await startSandbox();
    for (const code of [1005, 1006, 1015, 2000, 999, 5000, 3000.5]) {
      expect(() => sandbox.faults.add({ fault: 'socket/drop', code })).toThrow();
    }
  });
});

describe('The fault socket/refuse', () => {
  it('answers so many new sockets with 503 and then no more', async () => {
    const { connect, sandbox } = await startSandbox();
    const open = await connect();
    sandbox.faults.add({ fault: 'socket/refuse', count: 2 });
    expect(await readRefusal(sandbox.port)).toBe(503);
    expect(sandbox.faults.list()).toMatchObject([{ fault: 'socket/refuse', count: 2, hits: 1 }]);
    expect(await readRefusal(sandbox.port)).toBe(503);
    expect(sandbox.faults.list()).toEqual([]);
    const later = await connect();
    expect(await later.readUntilPong()).toEqual([]);
    expect(await open.readUntilPong()).toEqual([]);
  });
});

describe('The fault socket/accept-then-close', () => {
  it('opens new sockets and closes them at once', async () => {
    const { connect, sandbox } = await startSandbox();
    sandbox.faults.add({ fault: 'socket/accept-then-close' });
    expect(await (await connect()).closed).toBe(1011);
    sandbox.faults.add({ fault: 'socket/accept-then-close', code: 1013 });
    expect(await (await connect()).closed).toBe(1013);
  });
});

describe('The fault socket/hang', () => {
  it('neither answers nor ends the request for a socket until the sandbox closes', async () => {
    const { sandbox } = await startSandbox();
    sandbox.faults.add({ fault: 'socket/hang' });
    const socket = connectTcp(sandbox.port, '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (bytes) => received.push(bytes));
    const ended = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    socket.write(
      'GET /spot/ws/quote/v2?binary=true HTTP/1.1\r\nHost: sandbox\r\nConnection: Upgrade\r\n' +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await expect.poll(() => sandbox.faults.list()[0]?.hits).toBe(1);
    expect(sandbox.state().opened).toBe(0);
    await sandbox.close();
    await ended;
    expect(Buffer.concat(received).toString()).toBe('');
  });
});

describe('The fault socket/silent', () => {
  it('sends nothing at all to old and new sockets, not even pongs, and makes up for it afterwards', async () => {
    const { connect, sandbox, time } = await startSandbox({ changedRows: 10 });
    const old = await connect();
    old.subscribe('slowBroker');
    await old.nextFrame();
    sandbox.faults.add({ fault: 'socket/silent' });
    const fresh = await connect();
    fresh.subscribe('slowBroker');
    fresh.send({ ping: -1 });
    old.send({ ping: -1 });
    await expect.poll(() => sandbox.state().received).toHaveLength(4);
    time.advance(40 * FRAME_MS);
    sandbox.faults.reset();
    expect(await old.readUntilPong()).toEqual([]);
    expect(await fresh.readUntilPong()).toEqual([]);
    expect([...old.pings, ...fresh.pings]).toEqual([]);

    time.advance(FRAME_MS);
    expect(await fresh.nextFrame()).toMatchObject({ f: true });
    const missed = await old.nextFrame();
    expect(missed).toMatchObject({ f: false });
    expect(missed.data).toHaveLength(60);
  });
});

describe('The fault socket/slow', () => {
  it('delays everything by the same time and keeps the order', async () => {
    const { connect, sandbox, time } = await startSandbox();
    const client = await connect();
    client.subscribe('slowBroker');
    await client.nextFrame();
    sandbox.faults.add({ fault: 'socket/slow', delayMs: 700 });
    time.advance(FRAME_MS);
    client.send({ ping: 1 });
    await expect.poll(() => sandbox.state().received).toHaveLength(2);
    const sentBefore = sandbox.state().bytesSent;
    time.advance(199);
    sandbox.faults.reset();
    client.send({ ping: 2 });
    await expect.poll(() => sandbox.state().received).toHaveLength(3);
    expect(sandbox.state().bytesSent).toBe(sentBefore);

    time.advance(501);
    expect(await client.nextFrame()).toMatchObject({ topic: 'slowBroker' });
    expect(await client.nextJson()).toEqual({ pong: 1 });
    expect(await client.nextJson()).toEqual({ pong: 2 });
  });
});

describe('The fault feed/stop', () => {
  it('stops data frames and snapshots but answers pings, logins and mistakes', async () => {
    const { connect, sandbox, time } = await startSandbox();
    const client = await connect();
    sandbox.faults.add({ fault: 'feed/stop', seconds: 60 });
    client.subscribe('slowBroker');
    client.send({ event: 'login', args: ['token'] });
    client.sendText('{');
    time.advance(10 * FRAME_MS);
    const answers = (await client.readUntilPong()).map(readText);
    expect(answers.map((text) => JSON.parse(text))).toMatchObject([{ code: 200 }, { code: '-10001' }]);
    time.advance(55_000);
    expect(await client.nextFrame()).toMatchObject({ topic: 'slowBroker', f: true });
  });
});

describe('Faults', () => {
  it('end by themselves after so many seconds', async () => {
    const { sandbox, time } = await startSandbox();
    sandbox.faults.add({ fault: 'socket/refuse', seconds: 1.5 });
    time.advance(1499);
    expect(await readRefusal(sandbox.port)).toBe(503);
    time.advance(1);
    expect(sandbox.faults.list()).toEqual([]);
  });

  it('of one name replace each other, and all end with one reset', async () => {
    const { sandbox } = await startSandbox();
    sandbox.faults.add({ fault: 'socket/slow', delayMs: 100 });
    sandbox.faults.add({ fault: 'socket/slow', delayMs: 200 });
    sandbox.faults.add({ fault: 'feed/stop' });
    expect(sandbox.faults.list()).toMatchObject([
      { fault: 'socket/slow', delayMs: 200 },
      { fault: 'feed/stop' },
    ]);
    sandbox.faults.reset();
    expect(sandbox.faults.list()).toEqual([]);
  });
});
