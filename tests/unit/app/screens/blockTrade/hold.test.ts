import { describe, expect, test } from 'vitest';
import { createHold } from '#app/screens/blockTrade/blockConvert/createHold.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

function open() {
  const clock = createFakeClock();
  let held = 0;
  const hold = createHold({
    clock,
    holdMs: 1_000,
    onHeld: () => {
      held += 1;
    },
  });
  return { clock, hold, held: () => held };
}

describe('a button that has to be held', () => {
  test('counts after its time and not before', () => {
    const { clock, hold, held } = open();
    hold.begin();
    clock.advance(999);
    expect(held()).toBe(0);
    clock.advance(1);
    expect(held()).toBe(1);
  });

  test('does nothing when it is released early, however often', () => {
    const { clock, hold, held } = open();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      hold.begin();
      clock.advance(400);
      hold.end();
    }
    clock.advance(5_000);
    expect(held()).toBe(0);
  });

  test('counts once although key and pointer are both held', () => {
    const { clock, hold, held } = open();
    hold.begin();
    clock.advance(500);
    hold.begin();
    clock.advance(5_000);
    expect(held()).toBe(1);
  });
});
