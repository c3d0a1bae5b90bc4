import { expect, test } from 'vitest';
import { PREFIX } from '../files/askExport.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { readOverview } from './openTax.ts';

const fresh = shareSandbox({});

test('The costs of many receipts are all kept, or none of them', async () => {
  const visitor = await fresh.enter();
  const missing = async () =>
    (await readOverview(visitor, 2026)).coins.flatMap(({ coin = '', missingCost }) =>
      missingCost.map(({ txId }) => ({ coin, txId })),
    );
  const before = await missing();
  const [one, other] = before;
  if (one === undefined || other === undefined) throw new Error('There are too few receipts.');
  const save = (costs: object[]) => visitor.post(`${PREFIX}/tax-costs`, { costs });
  const refused = await save([
    { ...one, cost: '5' },
    { ...other, cost: '-1' },
  ]);
  expect(refused.body.retCode).toBe(700000);
  expect(
    (
      await save([
        { ...one, cost: '5' },
        { coin: 'BTC', txId: 'none', cost: '1' },
      ])
    ).body.retCode,
  ).toBe(700000);
  expect((await save([])).body.retCode).toBe(700000);
  expect(await missing()).toEqual(before);
  expect((await save([{ ...one, cost: '5', currency: 'XYZ' }])).body.retCode).toBe(700000);
  const kept = await save([
    { ...one, cost: '5', currency: 'JPY' },
    { ...other, cost: '7.25', acquiredAt: String(Date.UTC(2024, 0, 1)) },
  ]);
  expect(kept.body).toMatchObject({ retCode: 0, result: { saved: 2 } });
  expect(await missing()).toEqual(before.slice(2));
  // A cost keeps the currency that it was written in, whatever the residence is by then.
  const entered = (await readOverview(visitor, 2026)).coins.flatMap(({ enteredCost }) => enteredCost);
  expect(entered.find((cost) => cost.txId === one.txId)).toMatchObject({ written: '5', currency: 'JPY' });
});
