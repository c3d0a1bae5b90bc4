import { expect, onTestFinished, test, vi } from 'vitest';
import { followKey } from '#app/storage/followKey.ts';

test('A key that another tab changes is followed until it is called off', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const onChange = vi.fn();
  const isOver = new AbortController();
  followKey('sluice.jobs', onChange, isOver);
  change('sluice.jobs');
  change('sluice.theme');
  change(null);
  isOver.abort();
  change('sluice.jobs');
  expect(onChange).toHaveBeenCalledTimes(2);
});
