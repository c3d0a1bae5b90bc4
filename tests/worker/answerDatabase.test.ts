import { beforeEach, describe, expect, test } from 'vitest';
import { call, findApi } from '#tests/support/browser/callAs.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openWorkerTab } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const NAME = 'sluice:answers';
const STORE = 'answers';
const ANSWER = '{"list":[]}';

const sandbox = findSandbox();

beforeEach(async () => {
  await sandbox.resetFaults();
  await change((store) => store.clear());
});

/** A worker of this build, which reads the database as it starts. */
const openTab = () => openWorkerTab({ ...sandbox, api: findApi(), transport: 'dedicated' });

describe('what another build has left in the database', () => {
  test('is deleted once it has expired, and not before: that build may be alive in another tab', async () => {
    await change((store) => {
      store.put({ text: ANSWER, atMs: Date.now() - 60_000 }, 'old-build expired');
      store.put('what is no answer', 'old-build broken');
      store.put({ text: ANSWER, atMs: Date.now() }, 'old-build fresh');
    });
    await openTab();
    await expect.poll(readKeys).toEqual(['old-build fresh']);
  });

  test('is read by none but that build', async () => {
    const tab = await openTab();
    const asked = unwrap(await call(tab, 'countryList', {}));
    await expect.poll(readKeys).toHaveLength(1);
    const [key = ''] = await readKeys();
    expect(key.startsWith(`${__BUILD_ID__} `)).toBe(true);
    await change((store) => {
      store.clear();
      store.put({ text: ANSWER, atMs: Date.now() }, key.replace(__BUILD_ID__, 'old-build'));
    });
    const next = await openTab();
    expect(unwrap(await call(next, 'countryList', {})).result).toEqual(asked.result);
    expect(unwrap(await next.gateway.remote.inspect()).calls).toMatchObject({ requests: 1, cached: 0 });
  });
});

test('there is one database, whatever the build', async () => {
  await openTab();
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
