import { expect, onTestFinished, test, vi } from 'vitest';
import { flushOnLeave, sendBeacon } from '#app/start/monitoring/createMonitor.ts';

const KIB = 1_024;

test('the browser takes a batch, and says so when it does not', () => {
  expect(sendBeacon('/collect', '{"events":[]}')).toBe(true);
  expect(sendBeacon('/collect', 'x'.repeat(65 * KIB))).toBe(false);
  expect(sendBeacon('https://[', '{}')).toBe(false);
});

test('a batch is sent as JSON', async () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  onTestFinished(() => send.mockRestore());
  sendBeacon('/collect', '{"events":[]}');
  const [url, body] = send.mock.calls[0] ?? [];
  expect(url).toBe('/collect');
  expect((body as Blob).type).toBe('application/json');
  expect(await (body as Blob).text()).toBe('{"events":[]}');
});

test('what waits is sent when the tab is hidden or left, and not when it is shown', () => {
  const flush = vi.fn();
  flushOnLeave({ flush });
  let state: DocumentVisibilityState = 'visible';
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  onTestFinished(() => visibility.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flush).not.toHaveBeenCalled();
  state = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flush).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(flush).toHaveBeenCalledTimes(2);
});
