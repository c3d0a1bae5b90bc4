import { notifyManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { gatherAnswers } from '#app/queries/gatherAnswers.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

test('Answers of one frame are told together, in their order; the next frame’s on their own', () => {
  const clock = createFakeClock();
  gatherAnswers(clock);
  const told: string[] = [];
  notifyManager.schedule(() => told.push('coins'));
  clock.advance(10);
  notifyManager.schedule(() => told.push('limits'));
  expect(told).toEqual([]);
  clock.advance(6);
  expect(told).toEqual(['coins', 'limits']);
  expect(clock.timerCount()).toBe(0);

  notifyManager.schedule(() => told.push('gap'));
  clock.advance(16);
  expect(told).toEqual(['coins', 'limits', 'gap']);
});

test('What is asked for while an answer is told is told in a frame of its own', () => {
  const clock = createFakeClock();
  gatherAnswers(clock);
  const told: string[] = [];
  notifyManager.schedule(() => {
    told.push('first');
    notifyManager.schedule(() => told.push('second'));
  });
  clock.advance(16);
  expect(told).toEqual(['first']);
  clock.advance(16);
  expect(told).toEqual(['first', 'second']);
});
