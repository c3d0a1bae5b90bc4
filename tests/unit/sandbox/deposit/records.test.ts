import { describe, expect, it } from 'vitest';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import { creditInternal } from '#sandbox/calls/deposit/creditInternal.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor } from '../support/openVisitor.ts';
import type { Row } from '../support/readResult.ts';
import { codeOf, DEMO, openDeposits, resultOf } from './support/openDeposits.ts';

const DAY_MS = 86_400_000;
const VIP = 20_000_003;

type RowInput = Partial<typeof deposits.$inferInsert>;

function rowOf(id: string, more: RowInput = {}) {
  return {
    ...{ id, uid: DEMO, kind: 'chain' as const, coin: 'BTC', chain: 'BTC', amount: '0.5', status: 3 },
    ...{ needConfirm: 1, unlockConfirm: 2, txId: `tx-${id}`, txIndex: '0', blockHash: 'b' },
    ...{ fromAddress: 'f', toAddress: 't', tag: '', wallet: 'FUND', createdAt: START_MS - DAY_MS },
    ...more,
  };
}

async function openWith(...rows: ReturnType<typeof rowOf>[]) {
  const opened = await openDeposits();
  await opened.sandbox.exchange.database.sql.insert(deposits).values(rows);
  return opened;
}

function idsOf(rows: readonly Row[]): unknown[] {
  return rows.map(({ id }) => id);
}

describe('Deposit records', () => {
  it('are filtered by kind, coin, chain, status, transaction and id', async () => {
    const { listRaw } = await openWith(
      rowOf('a'),
      rowOf('b', { coin: 'USDT', chain: 'TRX', status: 1, createdAt: START_MS - 2 * DAY_MS }),
      rowOf('c', { kind: 'fiat', coin: 'EUR', chain: '', txId: 'bank', createdAt: START_MS - 3 * DAY_MS }),
      rowOf('d', {
        kind: 'internal',
        coin: 'USDT',
        chain: '',
        fromUid: VIP,
        createdAt: START_MS - 4 * DAY_MS,
      }),
    );
    for (const [query, ids] of [
      ['kind=all', ['a', 'b', 'c', 'd']],
      ['kind=chain', ['a', 'b']],
      ['kind=fiat', ['c']],
      ['kind=internal', ['d']],
      ['kind=all&coin=USDT', ['b', 'd']],
      ['kind=all&chain=TRX', ['b']],
      ['kind=all&status=1', ['b']],
      ['kind=all&status=3&coin=BTC', ['a']],
      ['kind=all&txId=bank', ['c']],
      ['kind=all&id=d', ['d']],
      ['kind=all&id=nothing', []],
    ] as const) {
      const answer = await listRaw(query);
      expect([query, idsOf(resultOf(answer).rows as Row[])]).toEqual([query, ids]);
      expect(resultOf(answer)).toMatchObject({ openCount: 1, nextPageCursor: '' });
    }
    const internal = (resultOf(await listRaw('kind=internal')).rows as Row[])[0];
    expect(internal).toMatchObject({ fromMemberId: VIP, explorer: '', chain: '' });
  });

  it('are of the last thirty days unless a range or a single deposit is asked for', async () => {
    const { records } = await openWith(
      rowOf('new', { createdAt: START_MS - 30 * DAY_MS }),
      rowOf('old', { createdAt: START_MS - 30 * DAY_MS - 1 }),
      rowOf('ancient', { createdAt: START_MS - 300 * DAY_MS }),
    );
    expect(idsOf((await records()).rows)).toEqual(['new']);
    expect(idsOf((await records('&id=ancient')).rows)).toEqual(['ancient']);
    expect(idsOf((await records('&txId=tx-ancient')).rows)).toEqual(['ancient']);
    const end = START_MS - 30 * DAY_MS - 1;
    expect(idsOf((await records(`&endTime=${end}`)).rows)).toEqual(['old']);
    expect(idsOf((await records(`&startTime=${START_MS - 300 * DAY_MS}`)).rows)).toEqual(['ancient']);
    const range = `&startTime=${START_MS - 31 * DAY_MS}&endTime=${START_MS - 29 * DAY_MS}`;
    expect(idsOf((await records(range)).rows)).toEqual(['new', 'old']);
  });

  it('come in pages that neither repeat nor lose a row while new ones come', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => rowOf(`r${at}`, { createdAt: START_MS - 1000 }));
    const { records, sandbox } = await openWith(...rows);
    const seen: unknown[] = [];
    let cursor = '';
    do {
      const page = await records(`&limit=3&cursor=${cursor}`);
      seen.push(...idsOf(page.rows));
      cursor = page.nextPageCursor;
      await sandbox.exchange.database.sql
        .insert(deposits)
        .values(rowOf(`late-${cursor}`, { createdAt: START_MS }));
    } while (cursor !== '');
    expect(seen).toEqual(['r6', 'r5', 'r4', 'r3', 'r2', 'r1', 'r0']);
  });

  it('refuse what no range, filter or cursor is with 700000', async () => {
    const { listRaw } = await openDeposits();
    for (const query of [
      'kind=some',
      '',
      'kind=all&limit=51',
      'kind=all&limit=0',
      'kind=all&limit=1e3',
      'kind=all&cursor=nonsense',
      'kind=all&cursor=%27%20or%201=1',
      'kind=all&status=5',
      'kind=all&id=a%00b',
      'kind=all&startTime=-1',
      `kind=all&startTime=${START_MS}&endTime=${START_MS - 1}`,
      `kind=all&startTime=${START_MS - 31 * DAY_MS}&endTime=${START_MS}`,
      'kind=all&kind=chain',
    ]) {
      const answer = await listRaw(query);
      expect([query, answer.status, codeOf(answer)]).toEqual([query, 200, 700000]);
    }
  });

  it('show no user what is not theirs', async () => {
    const { sandbox, listRaw } = await openWith(rowOf('theirs', { uid: VIP }));
    expect(resultOf(await listRaw('kind=all&id=theirs')).rows).toEqual([]);
    const guest = openVisitor(sandbox);
    expect(codeOf(await guest.get('/v3/private/cht/asset-deposit/deposit/aggregate-records'))).toBe(10007);
  });

  it('name who sent what came from inside the exchange', async () => {
    const { sandbox, records } = await openDeposits();
    const id = await creditInternal(sandbox.exchange.database.sql, {
      toUid: DEMO,
      fromUid: VIP,
      coin: 'USDT',
      amount: '12.5',
      withdrawalId: 'w-1',
      nowMs: START_MS,
    });
    expect((await records()).rows).toMatchObject([
      {
        id,
        kind: 'internal',
        status: 3,
        amount: '12.5',
        txID: 'w-1',
        fromMemberId: VIP,
        accountType: 'FUND',
      },
    ]);
  });
});
