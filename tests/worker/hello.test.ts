import { proxy, type Remote, transfer } from 'comlink';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  constructDedicatedGateway,
  constructDedicatedQuotes,
  constructSharedGateway,
  constructSharedQuotes,
} from '#app/bridge/constructWorkers.ts';
import type { GatewayApi } from '#shared/contract/gatewayApi.ts';
import { createId, type TabId } from '#shared/contract/ids.ts';
import type { QuotesApi } from '#shared/contract/quotesApi.ts';
import { type Hello, PROTOCOL_VERSION } from '#shared/contract/workerApi.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { NO_API } from '#tests/support/browser/noApi.ts';
import { openWorkerTab } from '#tests/support/browser/openWorkerTab.ts';
import { terminateWorker } from '#tests/support/browser/terminateWorker.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const buildHello = (changes: Partial<Hello> = {}): Hello => ({
  protocolVersion: PROTOCOL_VERSION,
  buildId: __BUILD_ID__,
  tabId: createId<TabId>(),
  presence: { visible: false, online: true },
  lockName: null,
  ...changes,
});

function greetQuotes(quotes: Remote<QuotesApi>, hello: Hello) {
  const { port2 } = new MessageChannel();
  const { source } = findSandbox();
  return quotes.hello({ ...hello, source }, proxy({ readToken: () => null }), transfer(port2, [port2]));
}

function greetGateway(gateway: Remote<GatewayApi>, hello: Hello) {
  const { port2 } = new MessageChannel();
  return gateway.hello(
    { ...hello, tickAgeMs: null, api: NO_API },
    proxy({ push: () => undefined, endSession: () => undefined, takeChanges: () => undefined }),
    transfer(port2, [port2]),
  );
}

function build(kind: 'shared' | 'dedicated') {
  if (kind === 'shared') return { quotes: constructSharedQuotes(), gateway: constructSharedGateway() };
  const workers = { quotes: constructDedicatedQuotes(), gateway: constructDedicatedGateway() };
  onTestFinished(() => Object.values(workers).forEach(terminateWorker));
  return workers;
}

describe.each(['shared', 'dedicated'] as const)('a %s worker', (kind) => {
  test('welcomes a tab of its build, and holds the lock that it names for as long as it lives', async () => {
    const { quotes, gateway } = build(kind);
    const hello = buildHello();
    const welcomes = [unwrap(await greetQuotes(quotes, hello)), unwrap(await greetGateway(gateway, hello))];
    const { held = [] } = await navigator.locks.query();
    const heldNames = held.map(({ name }) => name);
    expect(heldNames).toEqual(expect.arrayContaining(welcomes.map(({ lockName }) => lockName)));
    expect(new Set(welcomes.map(({ epoch }) => epoch)).size).toBe(2);
    await Promise.all([quotes.bye(hello.tabId), gateway.bye(hello.tabId)]);
  });

  test('refuses a tab that speaks another protocol or is of another build, and does not count it', async () => {
    const { quotes, gateway } = build(kind);
    for (const other of [{ protocolVersion: PROTOCOL_VERSION + 1 }, { buildId: 'another build' }]) {
      const refusal = { ok: false, error: { code: 'app/update-needed', retryable: false } };
      expect(await greetQuotes(quotes, buildHello(other))).toMatchObject(refusal);
      expect(await greetGateway(gateway, buildHello(other))).toMatchObject(refusal);
    }
    expect(unwrap(await quotes.inspect()).tabs).toBe(0);
    expect(unwrap(await gateway.inspect()).tabs).toEqual([]);
  });
});

test('two dedicated workers are two lives, every port of a shared one is the same life', async () => {
  const epochOf = async (quotes: Remote<QuotesApi>) => unwrap(await quotes.link()).epoch;
  expect(await epochOf(build('dedicated').quotes)).not.toBe(await epochOf(build('dedicated').quotes));
  expect(await epochOf(build('shared').quotes)).toBe(await epochOf(build('shared').quotes));
});

const sandbox = findSandbox();

const isLogin = ({ message }: { readonly message: unknown }) =>
  (message as { event?: unknown } | null)?.event === 'login';

test('a login is made with the token of the tab seen last, and confirmed by the server', async () => {
  await openWorkerTab({ ...sandbox, token: null });
  const seenLast = await openWorkerTab({ ...sandbox, token: 'a-token' });
  const before = (await sandbox.read()).received.filter(isLogin).length;
  expect(await seenLast.quotes.remote.login(seenLast.tabId)).toEqual({ ok: true, value: undefined });
  expect((await sandbox.read()).received.filter(isLogin)).toHaveLength(before + 1);
});
