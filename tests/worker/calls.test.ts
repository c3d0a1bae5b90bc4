import { beforeEach, describe, expect, test } from 'vitest';
import { call, findApi, logIn } from '#tests/support/browser/callAs.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openWorkerTab } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const ANNA = 'demo@sluice.example';
const BEN = 'vip@sluice.example';

const sandbox = findSandbox();
const openTab = (transport: 'shared' | 'dedicated' = 'shared') =>
  openWorkerTab({ ...sandbox, api: findApi(), transport });

beforeEach(() => sandbox.resetFaults());

describe.each(['shared', 'dedicated'] as const)('a %s gateway', (transport) => {
  test('answers a call with what the exchange signed, in a real browser with its cookies', async () => {
    await logIn(ANNA);
    const tab = await openTab(transport);
    // The shared one may have served other tabs.
    const { calls: before } = unwrap(await tab.gateway.remote.inspect());
    const answer = unwrap(await call(tab, 'coinConfig', { coin: 'BTC' }));
    expect(answer.result).toMatchObject({ coin: 'BTC' });
    const { calls: after } = unwrap(await tab.gateway.remote.inspect());
    expect([after.requests - before.requests, after.pending]).toEqual([2, 0]);
    expect(after.verifyMs).toBeGreaterThan(before.verifyMs);
  });

  test('refuses an answer of which one byte was changed on its way', async () => {
    await logIn(ANNA);
    const tab = await openTab(transport);
    await sandbox.order({ fault: 'answer/tamper', path: 'coin-config' });
    expect(await call(tab, 'coinConfig', { coin: 'BTC' })).toMatchObject({
      ok: false,
      error: { kind: 'signature', code: '79992' },
    });
  });
});

describe('two tabs', () => {
  test('share one answer', async () => {
    await logIn(ANNA);
    const [one, two] = [await openTab(), await openTab()];
    const first = unwrap(await call(one, 'profile', {}));
    const { calls: before } = unwrap(await two.gateway.remote.inspect());
    expect(unwrap(await call(two, 'profile', {})).asOfMs).toBe(first.asOfMs);
    const { calls: after } = unwrap(await two.gateway.remote.inspect());
    expect([after.requests - before.requests, after.cached - before.cached]).toEqual([0, 1]);
  });

  test('both learn within a second when one of them logs out', async () => {
    await logIn(ANNA);
    const [one, two] = [await openTab(), await openTab()];
    await call(one, 'profile', {});
    unwrap(await call(one, 'logout', {}));
    await expect.poll(() => two.notices.at(-1)?.reason, { timeout: 1_000 }).toBe('logout');
    expect(one.notices).toEqual(two.notices);
  });

  test('never get data of the user before: no byte of it is left, in memory or in the database', async () => {
    await logIn(ANNA);
    const [one, two] = [await openTab(), await openTab()];
    await call(one, 'profile', {});
    await call(one, 'coinConfig', { coin: 'BTC' });
    unwrap(await call(one, 'coinList', {}));
    unwrap(await call(one, 'logout', {}));
    await logIn(BEN);
    expect(unwrap(await call(two, 'profile', {})).result).toMatchObject({ username: 'Vera Vip' });
    expect(unwrap(await call(two, 'coinConfig', { coin: 'BTC' })).result).not.toMatchObject({
      uid: '20000001',
    });
    expect(await readDatabases()).not.toMatch(/20000001|Dana|demo@/);
  });
});

test('an answer that is the same for all users outlives the worker', async () => {
  await logIn(ANNA);
  const first = await openTab('dedicated');
  const answer = unwrap(await call(first, 'countryList', {}));
  await expect.poll(readDatabases).toContain('DEU');
  const second = await openTab('dedicated');
  expect(unwrap(await call(second, 'countryList', {})).asOfMs).toBe(answer.asOfMs);
  expect(unwrap(await second.gateway.remote.inspect()).calls).toMatchObject({ requests: 0, cached: 1 });
});

const NAME = 'sluice:answers';
const STORE = 'answers';
const ANSWER = '{"list":[]}';

describe('what another build has left in the database', () => {
  beforeEach(() => change((store) => store.clear()));

  test('is deleted once it has expired, and not before: that build may be alive in another tab', async () => {
    await change((store) => {
      store.put({ text: ANSWER, atMs: Date.now() - 60_000 }, 'old-build expired');
      store.put('what is no answer', 'old-build broken');
      store.put({ text: ANSWER, atMs: Date.now() }, 'old-build fresh');
    });
    await openTab('dedicated');
    await expect.poll(readKeys).toEqual(['old-build fresh']);
  });

  test('is read by none but that build', async () => {
    const tab = await openTab('dedicated');
    const asked = unwrap(await call(tab, 'countryList', {}));
    await expect.poll(readKeys).toHaveLength(1);
    const [key = ''] = await readKeys();
    expect(key.startsWith(`${__BUILD_ID__} `)).toBe(true);
    await change((store) => {
      store.clear();
      store.put({ text: ANSWER, atMs: Date.now() }, key.replace(__BUILD_ID__, 'old-build'));
    });
    const next = await openTab('dedicated');
    expect(unwrap(await call(next, 'countryList', {})).result).toEqual(asked.result);
    expect(unwrap(await next.gateway.remote.inspect()).calls).toMatchObject({ requests: 1, cached: 0 });
  });
});

test('there is one database, whatever the build', async () => {
  await openTab('dedicated');
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  expect(names.filter((name) => name.includes('answers'))).toEqual([NAME]);
});

async function change(write: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  const transaction = database.transaction(STORE, 'readwrite');
  write(transaction.objectStore(STORE));
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}

async function readKeys(): Promise<string[]> {
  const database = await open();
  const keys = await settled(database.transaction(STORE).objectStore(STORE).getAllKeys());
  database.close();
  return keys.map(String);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Everything that is stored in this origin's databases, as text. */
async function readDatabases(): Promise<string> {
  const names = (await indexedDB.databases())
    .map(({ name = '' }) => name)
    .filter((name) => name.includes('answers'));
  const texts = await Promise.all(names.map(readDatabase));
  return texts.join('\n');
}

async function readDatabase(name: string): Promise<string> {
  const database = await settled(indexedDB.open(name));
  const store = database.transaction('answers').objectStore('answers');
  const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  database.close();
  return JSON.stringify([keys, values]);
}
