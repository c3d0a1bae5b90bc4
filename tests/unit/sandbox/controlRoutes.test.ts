import { describe, expect, it } from 'vitest';
import { FAULT_NAMES } from '#sandbox/server/faults/faultSchema.ts';
import { postJson, sendRequest } from './support/sendRequest.ts';
import { startSandbox } from './support/startSandbox.ts';

const FAULTS = '/sandbox/faults';

describe('The control routes', () => {
  it('switch faults on, list them with their hits, and switch all off in one call', async () => {
    const { sandbox, connect } = await startSandbox();
    const { port } = sandbox;
    const added = await postJson(port, FAULTS, { fault: 'socket/slow', delayMs: 5, seconds: 30 });
    expect(added.status).toBe(200);
    const fault = { fault: 'socket/slow', delayMs: 5, seconds: 30, hits: 0 };
    expect(JSON.parse(added.text)).toMatchObject({ faults: [fault] });
    expect(JSON.parse((await sendRequest(port, FAULTS)).text)).toMatchObject({ faults: [fault] });
    expect(JSON.parse((await sendRequest(port, '/sandbox/state')).text)).toMatchObject({ faults: [fault] });

    await postJson(port, FAULTS, { fault: 'feed/stop' });
    const deleted = await sendRequest(port, FAULTS, { method: 'DELETE' });
    expect(JSON.parse(deleted.text)).toEqual({ faults: [] });

    await postJson(port, FAULTS, { fault: 'feed/stop' });
    const reset = await postJson(port, FAULTS, { fault: 'reset' });
    expect(JSON.parse(reset.text)).toEqual({ faults: [] });

    const client = await connect();
    await postJson(port, FAULTS, { fault: 'socket/drop', code: 1012 });
    expect(await client.closed).toBe(1012);
  });

  it('know every fault by its name alone', async () => {
    const { sandbox } = await startSandbox();
    for (const fault of FAULT_NAMES) {
      expect((await postJson(sandbox.port, FAULTS, { fault })).status, fault).toBe(200);
    }
    expect(sandbox.faults.list()).toHaveLength(FAULT_NAMES.length - 1);
  });

  it('answer an unknown fault with 400 and the names there are', async () => {
    const { sandbox } = await startSandbox();
    const { status, text } = await postJson(sandbox.port, FAULTS, { fault: 'socket/explode' });
    expect(status).toBe(400);
    expect(JSON.parse(text).faults).toEqual([...FAULT_NAMES, 'reset']);
  });

  it.each([
    [{ fault: 'socket/slow', delayMs: -1 }, 'delayMs'],
    [{ fault: 'feed/stop', count: 1.5 }, 'count'],
    [{ fault: 'feed/stop', seconds: '3' }, 'seconds'],
    [{ fault: 'frame/bomb', forged: 'yes' }, 'forged'],
    [{ fault: 'frame/wrong-shape', where: 'everywhere' }, 'where'],
    [{ fault: 'socket/drop', delayMs: 5 }, 'delayMs'],
    [[], 'fault'],
    [null, 'fault'],
  ])('answer the wrong order %j with 400 and name %s', async (order, field) => {
    const { sandbox } = await startSandbox();
    const { status, text } = await postJson(sandbox.port, FAULTS, order);
    expect(status).toBe(400);
    expect(JSON.parse(text).error).toContain(field);
    expect(sandbox.faults.list()).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'take no orders as %s',
    async (type) => {
      const { sandbox } = await startSandbox();
      const body = JSON.stringify({ fault: 'feed/stop' });
      const parts = { method: 'POST', headers: { 'content-type': type }, body };
      expect((await sendRequest(sandbox.port, FAULTS, parts)).status).toBe(415);
      expect(sandbox.faults.list()).toEqual([]);
    },
  );

  it('take a thousand faults, and one more only in the place of another or once others have ended', async () => {
    const { sandbox, time } = await startSandbox();
    const order = (path: string) => postJson(sandbox.port, FAULTS, { fault: 'answer/strip', path });
    for (let i = 0; i < 999; i += 1) {
      sandbox.faults.add({ fault: 'answer/strip', path: `/${i}` });
    }
    sandbox.faults.add({ fault: 'answer/strip', path: '/last', seconds: 30 });
    const { status, text } = await order('/more');
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { error: '1000 faults are on already: reset them, or let some of them end.' },
    ]);
    expect(() => sandbox.faults.add({ fault: 'feed/stop' })).toThrow('1000 faults are on already');
    expect(sandbox.faults.list()).toHaveLength(1000);
    expect((await order('/7')).status).toBe(200);
    time.advance(30_000);
    expect((await order('/more')).status).toBe(200);
    expect(sandbox.faults.list().map((fault) => 'path' in fault && fault.path)).not.toContain('/last');
  });

  it('are described at /sandbox, every fault by name', async () => {
    const { sandbox } = await startSandbox();
    const { headers, text } = await sendRequest(sandbox.port, '/sandbox');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const name of FAULT_NAMES) {
      expect(text).toContain(name);
    }
  });
});

describe('A browser request', () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    // A name of another site that was made to resolve to this machine: the browser takes it for the same origin.
    { 'sec-fetch-site': 'same-origin', host: 'rebound.example' },
    {
      'sec-fetch-site': 'same-origin',
      host: 'localhost.example:4173',
      origin: 'http://localhost.example:4173',
    },
    { origin: 'http://rebound.example', host: 'rebound.example' },
    { host: 'rebound.example' },
    { host: '127.0.0.1.example' },
    { host: 'http://localhost' },
  ];

  it.each(foreign)('from another site (%o) is refused by every control route', async (headers) => {
    const { sandbox } = await startSandbox();
    const { port } = sandbox;
    sandbox.faults.add({ fault: 'feed/stop' });
    const answers = [
      await postJson(port, FAULTS, { fault: 'socket/refuse' }, headers),
      await sendRequest(port, FAULTS, { method: 'DELETE', headers }),
      await sendRequest(port, FAULTS, { headers }),
      await sendRequest(port, '/sandbox/state', { headers }),
      await sendRequest(port, '/sandbox', { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(sandbox.faults.list()).toMatchObject([{ fault: 'feed/stop' }]);
  });

  it('from the page itself, behind a proxy too, or typed by a user is answered', async () => {
    const { sandbox } = await startSandbox();
    const own = [
      { 'sec-fetch-site': 'same-origin', origin: 'https://proxy.example' },
      { 'sec-fetch-site': 'none' },
      { origin: `http://127.0.0.1:${sandbox.port}` },
      { host: 'localhost:4173' },
      { host: 'exchange.localhost' },
      { host: '[::1]:4173' },
      { host: '192.168.1.7:4173' },
    ];
    for (const headers of own) {
      expect((await sendRequest(sandbox.port, '/sandbox/state', { headers })).status).toBe(200);
    }
  });
});
