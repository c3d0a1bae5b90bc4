import { expect, test } from 'vitest';
import { leaveOnce } from '#app/start/session/leaveOnce.ts';

test('An address that is asked for twice at a log-out is loaded once, and again when it is asked for later', () => {
  const loaded: string[] = [];
  let nowMs = 5_000;
  const leave = leaveOnce((url) => void loaded.push(url), { now: () => nowMs });
  leave('/login');
  leave('/login');
  leave('/login?redirect_url=%2Fa');
  nowMs += 1_000;
  leave('/login?redirect_url=%2Fa');
  expect(loaded).toEqual(['/login', '/login?redirect_url=%2Fa', '/login?redirect_url=%2Fa']);
});
