import { expect, test } from 'vitest';
import { findEither } from '#app/features/ticket/orderTypes/orderAnswer.ts';
import { err, ok } from '#shared/result/result.ts';
import { refusal } from './buildTicket.ts';

const unknown = async () => err(refusal('700004'));
const nothing = async () => ok({ value: null, skewMs: -3_600_000 });

test.each([
  ['second', unknown, nothing],
  ['first', nothing, unknown],
])(
  'nothing found is told with the exchange’s clock, which came with the %s search',
  async (_, one, other) => {
    expect(await findEither<string>(one, other)).toEqual(ok({ value: null, skewMs: -3_600_000 }));
  },
);

test('an error of either search does not count as nothing', async () => {
  const failed = async () => err(refusal('http/network'));
  expect(await findEither<string>(failed, nothing)).toMatchObject({ ok: false });
  expect(await findEither<string>(nothing, failed)).toMatchObject({ ok: false });
});
