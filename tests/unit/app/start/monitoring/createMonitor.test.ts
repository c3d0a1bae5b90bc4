import { describe, expect, test } from 'vitest';
import { createMonitor } from '#app/start/monitoring/createMonitor.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

interface Batch {
  readonly events: readonly {
    readonly name: string;
    readonly atMs: number;
    readonly traceId?: string;
    readonly data: Readonly<Record<string, unknown>>;
  }[];
  readonly dropped?: number;
  readonly build: string;
}

/** A monitor whose browser is the test: it takes what it is handed, or not. */
function openMonitor(url: string | undefined = '/collect') {
  const clock = createFakeClock();
  const sent: Batch[] = [];
  let tries = 0;
  let isTaking = true;
  const monitor = createMonitor({
    url,
    clock,
    send: (to, body) => {
      expect(to).toBe(url);
      tries += 1;
      if (isTaking) sent.push(JSON.parse(body));
      return isTaking;
    },
    about: { build: 'a-build' },
  });
  return {
    monitor,
    clock,
    sent,
    names: () => sent.map(({ events }) => events.map(({ name }) => name)),
    tries: () => tries,
    take: (taking: boolean) => {
      isTaking = taking;
    },
    record: (count: number, from = 0) => {
      for (let at = from; at < from + count; at += 1) monitor.record({ name: `e${at}` });
    },
  };
}

const namesFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `e${first + at}`);

describe('a batch', () => {
  test('is sent 10 s after its first event, with the time of each and what the page is', () => {
    const { monitor, clock, sent } = openMonitor();
    const atMs = clock.wallNow();
    monitor.record({ name: 'a', data: { code: 'x' } });
    clock.advance(4_000);
    monitor.record({ name: 'b' });
    clock.advance(5_999);
    expect(sent).toEqual([]);
    clock.advance(1);
    expect(sent).toEqual([
      {
        build: 'a-build',
        events: [
          { name: 'a', atMs, data: { code: 'x' } },
          { name: 'b', atMs: atMs + 4_000, data: {} },
        ],
      },
    ]);
  });

  test('is sent at once when it is full, and is not sent again', () => {
    const { clock, names, record } = openMonitor();
    record(20);
    expect(names()).toEqual([namesFrom(0, 20)]);
    clock.advance(60_000);
    expect(names()).toHaveLength(1);
    expect(clock.timerCount()).toBe(0);
  });

  test('is sent at once when the page is left; without events nothing is sent', () => {
    const { monitor, clock, names, record, tries } = openMonitor();
    monitor.flush();
    expect(tries()).toBe(0);
    record(2);
    monitor.flush();
    expect(names()).toEqual([['e0', 'e1']]);
    expect(clock.timerCount()).toBe(0);
  });
});

describe('a browser that refuses a batch', () => {
  test('is handed it once more, before what came later', () => {
    const { clock, names, record, take } = openMonitor();
    take(false);
    record(2);
    clock.advance(10_000);
    take(true);
    record(1, 2);
    clock.advance(10_000);
    expect(names()).toEqual([['e0', 'e1', 'e2']]);
  });

  test('is not handed it a third time, and the collector learns how many events are missing', () => {
    const { clock, sent, names, record, take, tries } = openMonitor();
    take(false);
    record(2);
    clock.advance(20_000);
    expect(tries()).toBe(2);
    expect(clock.timerCount()).toBe(0);
    take(true);
    record(1, 2);
    clock.advance(10_000);
    expect(names()).toEqual([['e2']]);
    expect(sent[0]?.dropped).toBe(2);
    record(1, 3);
    clock.advance(10_000);
    expect(sent[1]?.dropped).toBeUndefined();
  });

  test('costs the oldest events only, and little memory', () => {
    const { monitor, names, record, take } = openMonitor();
    take(false);
    record(1_000);
    take(true);
    monitor.flush();
    const sent = names().flat();
    expect(sent.length).toBeLessThanOrEqual(100);
    expect(sent.at(-1)).toBe('e999');
  });
});

test('without a collector nothing is kept and no timer runs', () => {
  const clock = createFakeClock();
  const monitor = createMonitor({
    url: undefined,
    clock,
    send: () => {
      throw new Error('There is no collector.');
    },
    about: {},
  });
  for (let at = 0; at < 50; at += 1) monitor.record({ name: 'a' });
  monitor.recordDuration('b', 5);
  monitor.setTraceId('t');
  monitor.flush();
  expect(clock.timerCount()).toBe(0);
});

test('durations of 30 s and more, and those that are none, are not reported', () => {
  const { monitor, sent } = openMonitor();
  for (const ms of [0, 12.4, 29_999, 30_000, 600_000, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    monitor.recordDuration('paint', ms);
  }
  monitor.flush();
  expect(sent[0]?.events.map(({ data }) => data.durationMs)).toEqual([0, 12, 29_999]);
});

describe('the trace id', () => {
  test('of the newest call goes with events for 60 s', () => {
    const { monitor, clock, sent } = openMonitor();
    monitor.record({ name: 'before' });
    monitor.setTraceId('t1');
    clock.advance(59_999);
    // The same id again is not a new one.
    monitor.setTraceId('t1');
    monitor.record({ name: 'within' });
    clock.advance(1);
    monitor.record({ name: 'after' });
    monitor.setTraceId('t2');
    monitor.record({ name: 'next' });
    monitor.flush();
    const traces = sent.flatMap(({ events }) => events.map(({ name, traceId }) => [name, traceId]));
    expect(traces).toEqual([
      ['before', undefined],
      ['within', 't1'],
      ['after', undefined],
      ['next', 't2'],
    ]);
  });

  test("of an event's own call wins", () => {
    const { monitor, sent } = openMonitor();
    monitor.setTraceId('t1');
    monitor.record({ name: 'error', traceId: 't0' });
    monitor.flush();
    expect(sent[0]?.events[0]?.traceId).toBe('t0');
  });
});
