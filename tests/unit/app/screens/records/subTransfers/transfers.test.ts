import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { csvOf } from '#app/features/recordList/recordFields.ts';
import { planSteps } from '#app/features/recordList/splitSpan.ts';
import { TRANSFER_FIELDS } from '#app/screens/records/subTransfers/transferFields.tsx';
import {
  directionOf,
  findTransfer,
  transferSources,
} from '#app/screens/records/subTransfers/transferRecords.ts';
import { globalStore, type User } from '#app/stores/globalStore.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { FIELD_VIEW } from '#tests/support/fieldView.ts';

const ROW = {
  ...{ transferId: 'transfer-0001', coin: 'USDT', amount: '125.50', timestamp: '1763730000000' },
  ...{ fromMemberId: '20000005', fromName: 'Main & Sons', toMemberId: '20000006', toName: 'Sam Sub' },
  ...{ fromAccountType: 'FUND', toAccountType: 'UNIFIED', status: 'SUCCESS' as const },
};
/** The row as the page reads it. */
async function readRow(row: object = ROW) {
  const answer = { result: { list: [row], nextPageCursor: '' }, asOfMs: 0, generation: 1, skewMs: 0 };
  const found = await findTransfer((async () => ok(answer)) as unknown as Request, ROW.transferId, {});
  if (!found.ok || found.value === null) throw new Error('There is no transfer.');
  return found.value;
}

describe('the questions for transfers', () => {
  const asked = async (words: Parameters<typeof transferSources>[0]) => {
    const inputs: unknown[] = [];
    const request: Request = async (_name, input) => {
      inputs.push(input);
      return err(appError('http/network', 'http network error'));
    };
    const step = { startMs: 1, endMs: 2, isOlder: false };
    for (const source of transferSources(words)) {
      await source.load(request, { step, pageNo: 1, cursor: '', limit: 50 }, {});
    }
    return inputs;
  };

  test('are one for all, and one for each side of a sub-account', async () => {
    expect(await asked({})).toEqual([{ startTime: '1', endTime: '2', limit: 50 }]);
    expect(await asked({ account: '20000006' })).toMatchObject([
      { fromMemberId: '20000006' },
      { toMemberId: '20000006' },
    ]);
  });

  test('name coin, status and both account types as the exchange does', async () => {
    const words = { coin: 'ETH', status: 'pending', fromAccount: 'FUND', toAccount: 'UNIFIED' } as const;
    expect(await asked(words)).toMatchObject([
      { coin: 'ETH', status: 'PENDING', fromAccountType: 'FUND', toAccountType: 'UNIFIED' },
    ]);
  });

  test('are never longer than the seven days that the call answers', () => {
    const [source] = transferSources({});
    const endMs = 1_763_730_000_000;
    const steps = planSteps({ startMs: endMs - 180 * 86_400_000, endMs }, source?.maxSpanMs ?? 0);
    expect(steps.every((step) => step.endMs - step.startMs <= 7 * 86_400_000)).toBe(true);
    expect(steps).toHaveLength(26);
  });
});

describe('the direction of a transfer', async () => {
  const { from, to } = await readRow();

  test.each([
    ['out', '20000005', from, to],
    ['in', '20000006', from, to],
    ['between', '20000004', from, to],
    ['own', '20000005', from, { ...from, wallet: 'UNIFIED' }],
    ['between', '20000005', to, { ...to, wallet: 'FUND' }],
    ['between', null, from, to],
  ])('is "%s" for %s', (direction, uid, sender, receiver) => {
    expect(directionOf({ from: sender, to: receiver }, uid)).toBe(direction);
  });
});

describe('the file of the transfers', () => {
  const cellsOf = async (status: 'SUCCESS' | 'PENDING' | 'FAILED') => {
    globalStore.setState(({ global }) => ({ global: { ...global, user: { id: 20000005 } as User } }));
    const { columns, linesOf } = csvOf(TRANSFER_FIELDS, FIELD_VIEW);
    const [line = []] = linesOf(await readRow({ ...ROW, status }));
    return Object.fromEntries(columns.map(({ title }, at) => [title, line[at]]));
  };

  test('has both sides with names and UIDs, and the direction as the page says it', async () => {
    expect(await cellsOf('SUCCESS')).toMatchObject({
      'transfers.column.from: UID': '20000005',
      'transfers.column.to: transfers.name': 'Sam Sub',
      'transfers.column.to: history.column.account': 'accounts.uta',
      'transfers.column.direction': 'transfers.direction.out',
      'transfers.column.amount': '125.50',
    });
  });

  test('adds up to what was booked: 0 for what failed and for what is pending', async () => {
    expect(await cellsOf('FAILED')).toMatchObject({
      'records.askedAmount': '125.50',
      'transfers.column.amount': '0',
    });
    expect(await cellsOf('PENDING')).toMatchObject({ 'transfers.column.amount': '0' });
  });
});
