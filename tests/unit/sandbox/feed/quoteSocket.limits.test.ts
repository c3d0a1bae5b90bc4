import { describe, expect, it } from 'vitest';
import { createOutbox } from '#sandbox/feed/createOutbox.ts';
import { createTraffic } from '#sandbox/feed/createTraffic.ts';
import { createFaults } from '#sandbox/server/faults/createFaults.ts';
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
    const socket = { bufferedAmount: 0, send: (data: unknown) => sent.push(data) };
    const outbox = createOutbox({ socket, faults, traffic: createTraffic(clock), clock, timers });
    return { time, faults, socket, sent, outbox };
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
    for (let i = 0; i < 250; i++) {
      client.send({ ping: i });
    }
    await client.readUntilPong();
    expect(sandbox.state().received).toHaveLength(200);
    expect(sandbox.state().received[0]).toMatchObject({ socket: 1, message: { ping: 51 } });
  });
});
