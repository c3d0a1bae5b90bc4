import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBacklog } from '#sandbox/feed/createBacklog.ts';
import { createOutbox } from '#sandbox/feed/createOutbox.ts';
import { createSocketEndpoint } from '#sandbox/feed/createSocketEndpoint.ts';
import { createTraffic } from '#sandbox/feed/createTraffic.ts';
import { createFaults } from '#sandbox/server/faults/createFaults.ts';
import { connectClient, readRefusal } from '../support/connectClient.ts';
import { createManualTime } from '../support/createManualTime.ts';
import { FRAME_MS, startSandbox } from '../support/startSandbox.ts';

describe('A quote socket', () => {
  it('is closed with 1009 when a client sends more than 64 KiB at once', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    client.sendText(' '.repeat(64 * 1024));
    expect(await client.nextJson()).toMatchObject({ code: '-10001' });
    client.sendText(' '.repeat(64 * 1024 + 1));
    expect(await client.closed).toBe(1009);
  });

  it('takes 200 subscriptions and refuses the next, but lets an old one be renewed', async () => {
    const { connect, sandbox } = await startSandbox();
    const client = await connect();
    for (let i = 0; i < 200; i++) {
      client.subscribe('fiat', { id: `f${i}` });
    }
    expect(await client.readUntilPong()).toHaveLength(200);
    client.subscribe('fiat', { id: 'f200' });
    expect(await client.nextJson()).toMatchObject({ code: '-10000' });
    client.subscribe('fiat', { id: 'f7' });
    expect(await client.nextFrame()).toMatchObject({ id: 'f7', f: true });
    expect(sandbox.state().topics).toEqual({ fiat: 200 });
  });

  it('may subscribe 50 times a second in the long run, and is refused beyond', async () => {
    const { connect, sandbox, time } = await startSandbox();
    const client = await connect();
    for (let i = 0; i < 1_000; i += 1) client.subscribe('slowBroker');
    await client.readUntilPong();
    expect(sandbox.state().framesSent).toBe(250);
    time.advance(1_000);
    for (let i = 0; i < 1_000; i += 1) client.subscribe('slowBroker');
    const answers = await client.readUntilPong();
    expect(answers.filter(({ isBinary }) => !isBinary)).toHaveLength(950);
    client.subscribe('fiat');
    expect(await client.nextJson()).toMatchObject({ code: '-10000' });
  });

  it('gets frames and snapshots as before when the clock is set back an hour, and is not closed when it is set forward', async () => {
    const { connect, time } = await startSandbox();
    const client = await connect();
    client.subscribe('slowBroker');
    expect(await client.nextFrame()).toMatchObject({ f: true });
    time.setClock(-3_600_000);
    client.send({ ping: 1 });
    expect(await client.nextJson()).toEqual({ pong: 1 });
    const late = await connect();
    late.subscribe('slowBroker');
    expect(await late.nextFrame()).toMatchObject({ f: true });
    time.setClock(7_200_000);
    time.advance(15_000);
    client.send({ ping: 2 });
    await client.readUntilPong();
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('shares snapshots between two rounds with all others, and waits for the next where there were too many', async () => {
    const { connect, sandbox, time } = await startSandbox();
    time.advance(FRAME_MS);
    time.advance(FRAME_MS / 2);
    const clients = [await connect(), await connect()] as const;
    for (const client of clients) client.subscribe('slowBroker');
    const [one, other] = [await clients[0].next(), await clients[1].next()];
    expect(one.bytes).toEqual(other.bytes);
    for (const client of clients) {
      for (let i = 0; i < 180; i += 1) client.subscribe('fiat', { id: `f${i}` });
      await client.readUntilPong();
    }
    expect(sandbox.state().framesSent).toBe(300);
    time.advance(FRAME_MS / 2);
    time.advance(FRAME_MS);
    await clients[1].readUntilPong();
    expect(sandbox.state().topics).toEqual({ slowBroker: 2, fiat: 360 });
    expect(sandbox.state().framesSent).toBeGreaterThan(362);
  });

  it('is refused with 503 where there are as many as there may be', async () => {
    const http = createServer();
    const faults = createFaults({ now: () => 0 });
    const endpoint = createSocketEndpoint({ faults, mostSockets: 2, onOpen: () => undefined });
    endpoint.attach(http);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      endpoint.close();
      http.close();
    });
    const { port } = http.address() as AddressInfo;
    const first = await connectClient(port);
    await connectClient(port);
    expect(await readRefusal(port)).toBe(503);
    first.socket.close();
    await first.closed;
    await expect
      .poll(async () => (await connectClient(port).catch(() => undefined)) !== undefined)
      .toBe(true);
  });

  it('is closed after 60 s in which the client said nothing, not even pong', async () => {
    const { connect, time, sandbox } = await startSandbox();
    const talking = await connect();
    const mute = await connect();
    mute.answersPings = false;
    for (let seconds = 0; seconds < 60; seconds += 15) {
      time.advance(15_000);
      await talking.readUntilPong();
    }
    expect(await mute.closed).toBe(1001);
    expect(mute.pings).toHaveLength(3);
    await expect.poll(() => sandbox.state()).toMatchObject({ sockets: 1, opened: 2, closed: 1 });
  });

  it('does not repeat more than 2 KiB of params in every frame', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    client.subscribe('slowBroker', { params: { filler: 'x'.repeat(3000) } });
    expect(await client.nextJson()).toMatchObject({ code: '-10000' });
  });
});

describe('A client that reads too slowly', () => {
  function createSlowReader() {
    const time = createManualTime(0);
    const { clock, timers } = time;
    const faults = createFaults(clock);
    const sent: unknown[] = [];
    const socket = { bufferedAmount: 0, send: (data: unknown) => sent.push(data), terminate: vi.fn() };
    const backlog = createBacklog();
    const traffic = createTraffic(clock);
    const outbox = createOutbox({ socket, backlog, faults, traffic, timers });
    return { time, faults, socket, sent, outbox, backlog };
  }

  it('counts as full beyond 4 MiB that it has not read', () => {
    const { socket, outbox } = createSlowReader();
    socket.bufferedAmount = 4 * 1024 * 1024;
    expect(outbox.isFull()).toBe(false);
    socket.bufferedAmount += 1;
    expect(outbox.isFull()).toBe(true);
  });

  it('counts as full when that much waits for a slowed socket', () => {
    const { faults, outbox, time } = createSlowReader();
    faults.add({ fault: 'socket/slow', delayMs: 1000 });
    for (let i = 0; i < 5; i++) {
      outbox.send({ data: Buffer.alloc(1024 * 1024), isBinary: true });
    }
    expect(outbox.isFull()).toBe(true);
    time.advance(1000);
    expect(outbox.isFull()).toBe(false);
  });

  it('gets data frames only while it reads them when all sockets together have 256 MiB unread', () => {
    const { socket, outbox, backlog } = createSlowReader();
    socket.bufferedAmount = 64 * 1024 + 1;
    const leave = backlog.hold(256 * 1024 * 1024 + 1);
    expect(outbox.isFull()).toBe(true);
    leave();
    expect(outbox.isFull()).toBe(false);
  });

  it('is ended when it goes on asking, with little of what it was answered kept', async () => {
    const { connect, sandbox } = await startSandbox();
    const client = await connect();
    client.socket.pause();
    const filler = 'x'.repeat(60_000);
    for (let i = 0; i < 1_000 && sandbox.state().sockets === 1; i += 1) {
      client.send({ ping: filler });
      await sleep(1);
    }
    expect(sandbox.state().sockets).toBe(0);
    // What the two systems in between hold is not the exchange's.
    expect(sandbox.state().bytesSent).toBeLessThan(30 * 1024 * 1024);
    client.socket.resume();
    expect(await client.closed).toBe(1006);
  });

  it('that sends the protocol’s own pings gets no more answers than are kept for it', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    const { socket } = client;
    let answered = 0;
    socket.on('pong', () => {
      answered += 1;
    });
    socket.pause();
    // The longest that a ping may carry (RFC 6455, section 5.5): 31 MB of them.
    const payload = Buffer.alloc(125, 'x');
    const sent = 250_000;
    for (let count = 0; count < sent; count += 1_000) {
      for (let i = 0; i < 1_000; i += 1) socket.ping(payload);
      await nextTurn();
    }
    await expect.poll(() => socket.bufferedAmount, { timeout: 20_000 }).toBe(0);
    socket.resume();
    client.send({ ping: 'after all of them' });
    await client.readUntilPong();
    // 4 MiB of the exchange's, and what the two systems in between hold.
    expect(answered * payload.length).toBeLessThan(16 * 1024 * 1024);
    expect(answered).toBeGreaterThan(1_000);
  }, 60_000);

  it('is answered the protocol’s own pings while it reads', async () => {
    const { connect } = await startSandbox();
    const { socket } = await connect();
    const pong = new Promise((resolve) => socket.once('pong', (data) => resolve(data.toString())));
    socket.ping('are you there');
    expect(await pong).toBe('are you there');
  });

  it('gets no frames until it has caught up, and then all rows it missed in one', async () => {
    const hz = 100;
    const { connect, sandbox, time } = await startSandbox({ changedRows: 50, hz });
    const client = await connect('binary=false');
    client.subscribe('slowBroker');
    const { data } = await client.nextFrame();
    // Without a break in between the client cannot read: the system takes some megabytes, the rest waits.
    time.advance((4000 * 1000) / hz);
    const { bytesSent, framesSent } = sandbox.state();
    expect(bytesSent).toBeGreaterThan(4 * 1024 * 1024);
    expect(framesSent).toBeLessThan(3000);

    await client.readUntilPong();
    time.advance(1000 / hz);
    const missed = await client.nextFrame();
    expect(missed.f).toBe(false);
    expect(new Set(missed.data.map(({ s }) => s))).toEqual(new Set(data.map(({ s }) => s)));
    time.advance(1000 / hz);
    expect((await client.nextFrame()).data).toHaveLength(50);
  });
});

describe('The state of the sandbox', () => {
  it('counts sockets, frames, rows and bytes', async () => {
    const { connect, sandbox, time } = await startSandbox({ changedRows: 10 });
    const client = await connect('binary=false');
    client.subscribe('slowBroker');
    time.advance(FRAME_MS);
    await client.readUntilPong();
    const before = sandbox.state();
    time.advance(FRAME_MS);
    const frame = await client.next();
    const after = sandbox.state();
    expect(after).toMatchObject({
      sockets: 1,
      opened: 1,
      closed: 0,
      symbols: 60,
      seed: 'sluice',
      faults: [],
    });
    expect(after.framesSent - before.framesSent).toBe(1);
    expect(after.rowsSent - before.rowsSent).toBe(10);
    expect(after.bytesSent - before.bytesSent).toBe(frame.bytes.length);
  });

  it('keeps the last 200 messages of clients, without login tokens', async () => {
    const { connect, sandbox } = await startSandbox();
    const client = await connect();
    client.send({ event: 'login', args: ['secret-token'] });
    client.send({ event: 'login', args: 'secret-token' });
    client.sendText('{"event":"login","args":["secret-token"]');
    client.sendText(JSON.stringify({ event: 'login', args: ['secret-token', 'x'.repeat(5000)] }));
    await client.readUntilPong();
    const { received } = sandbox.state();
    expect(received.map(({ message }) => message).slice(0, 3)).toEqual([
      { event: 'login', args: ['…'] },
      { event: 'login', args: ['…'] },
      '(not JSON, 40 characters)',
    ]);
    expect(JSON.stringify(received)).not.toContain('secret-token');
    // Numbers that the pings of the client itself never have.
    for (let i = 0; i < 250; i++) {
      client.send({ ping: 1_000_000 + i });
    }
    await client.readUntilPong();
    expect(sandbox.state().received).toHaveLength(200);
    expect(sandbox.state().received[0]).toMatchObject({ socket: 1, message: { ping: 1_000_051 } });
  });
});
