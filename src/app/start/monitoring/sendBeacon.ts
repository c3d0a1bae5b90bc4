/** Hands a batch to the browser, which sends it even when the page is gone; false if it doesn't take it. */
export function sendBeacon(url: string, body: string): boolean {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  } catch {
    // An address that the page's policy forbids, or a browser without beacons: monitoring must never break the page.
    return false;
  }
}
