import { describe, expect, test } from 'vitest';
import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import { openRequestService } from '#tests/support/node/openRequestService.ts';

const ACCOUNT = 'demo@sluice.example';

describe('an exchange that answers badly', () => {
  test.each([
    [
      { fault: 'answer/status', status: 500 },
      { code: 'http/status', message: 'http error', retryable: true },
    ],
    [{ fault: 'answer/empty' }, { code: 'http/empty', message: 'Non Response!' }],
    [
      { fault: 'answer/empty', status: 200 },
      { code: 'http/empty', message: 'Non Response!' },
    ],
    [{ fault: 'answer/not-json' }, { kind: 'payload' }],
    [{ fault: 'answer/wrong-shape' }, { code: 'payload/result', retryable: true }],
    [{ fault: 'answer/cut' }, { code: 'http/network', message: 'http network error' }],
    [
      { fault: 'answer/code', code: 700000, message: 'bad name' },
      { code: '700000', message: 'bad name' },
    ],
    [
      { fault: 'answer/code', code: 1007, message: '' },
      { code: '1007', message: 'Timeout, token error.' },
    ],
    [
      { fault: 'answer/code', code: 10024 },
      { kind: 'wall', code: '10024', message: '' },
    ],
  ] satisfies [FaultInput, object][])(
    '%j is an error as data, and the next call is served',
    async (fault, error) => {
      const { call, logIn, sandbox } = await openRequestService();
      await logIn(ACCOUNT);
      sandbox.faults.add({ ...fault, count: 1 });
      expect(await call('exchangeRate', { name: 'EUR' })).toMatchObject({ ok: false, error });
      expect(await call('exchangeRate', { name: 'EUR' })).toMatchObject({ ok: true });
    },
  );

  test('names the field that is wrong', async () => {
    const { call, logIn, reports, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    sandbox.faults.add({ fault: 'answer/wrong-shape', count: 1 });
    const answer = await call('profile', {});
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'payload', extInfo: { field: expect.any(String) } },
    });
    expect(reports).toEqual([
      { name: 'bad-result', path: '/v2/private/user/profile', field: expect.any(String) },
    ]);
  });
});

describe('a call', () => {
  test('with wrong input is not sent, and the error names the field', async () => {
    const { call, sent } = await openRequestService();
    const answer = await call('exchangeRate', { name: 5 as unknown as string });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'input', extInfo: { field: 'name' } } });
    expect(sent).toEqual([]);
  });

  test.each(['noSuchCall', '__proto__', 'toString', ''])(
    'that does not exist is refused: %j',
    async (name) => {
      const { call } = await openRequestService();
      expect(await call(name as EndpointName, {} as never)).toMatchObject({
        ok: false,
        error: { code: 'input/unknown-call' },
      });
    },
  );

  test('that is cancelled while the exchange hangs ends at once', async () => {
    const { call, service, logIn, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    sandbox.faults.add({ fault: 'answer/hang' });
    const hanging = call('profile', {}, { tab: 'one', callId: 1 });
    const staying = call('profile', {}, { tab: 'two', callId: 1 });
    await expect.poll(() => sandbox.faults.list()).toMatchObject([{ hits: 1 }]);
    service.cancel('one' as TabId, 1);
    expect(await hanging).toMatchObject({ ok: false, error: { code: 'call/cancelled' } });
    expect(service.figures().pending).toBe(1);
    service.forgetTab('two' as TabId);
    expect(await staying).toMatchObject({ ok: false, error: { code: 'call/cancelled' } });
    expect(service.figures().pending).toBe(0);
  });
});
