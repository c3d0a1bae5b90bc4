import type { Page } from 'puppeteer-core';

/** All that the browser keeps of the page's site, and what its address and history say, as one text. */
export function readStores(page: Page): Promise<string> {
  return page.evaluate(readAll);
}

/** In the page. */
async function readAll(): Promise<string> {
  const settle = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const kept: unknown[] = [
    ['localStorage', { ...localStorage }],
    ['sessionStorage', { ...sessionStorage }],
    ['cookies', document.cookie],
    ['history', location.href, history.state, window.name],
  ];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settle(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      const rows = database.transaction(table).objectStore(table);
      kept.push([name, table, await settle(rows.getAllKeys()), await settle(rows.getAll())]);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      kept.push([name, request.url, await answer?.text()]);
    }
  }
  return JSON.stringify(kept);
}
