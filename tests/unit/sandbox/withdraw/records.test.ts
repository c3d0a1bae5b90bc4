import { describe, expect, it } from 'vitest';
import { openWithdrawals, type Row, readRecords, WITHDRAW } from './support/openWithdrawals.ts';

const DAY_MS = 86_400_000;

describe('The records of withdrawals', () => {
  it('are narrowed by what they are asked for, and say it back', async () => {
    const { visitor, withdraw, order, pass, now } = await openWithdrawals();
    const request = order({ amount: '10' });
    await withdraw(request);
    for (const ms of [3_000, 3_000, 4_000]) await pass(ms);
    await withdraw({ coin: 'ETH', amount: '1' });
    const all = await readRecords(visitor);
    expect(all.rows.map(({ coin }) => coin)).toEqual(['ETH', 'USDT']);
    const [eth, usdt] = all.rows;
    expect(await readRecords(visitor, '?coin=ETH')).toMatchObject({ coin: 'ETH', rows: [{ coin: 'ETH' }] });
    expect(await readRecords(visitor, `?requestId=${request.requestId}`)).toMatchObject({
      requestId: request.requestId,
      rows: [{ withdrawId: usdt?.withdrawId }],
    });
    expect((await readRecords(visitor, `?withdrawID=${eth?.withdrawId}`)).rows).toEqual([eth]);
    expect((await readRecords(visitor, `?txID=${usdt?.txID}`)).rows).toEqual([usdt]);
    expect((await readRecords(visitor, '?withdrawType=1')).rows).toEqual([]);
    expect((await readRecords(visitor, `?address=${usdt?.toAddress}&coin=USDT`)).rows).toEqual([usdt]);
    expect((await readRecords(visitor, '?address=0x0')).rows).toEqual([]);
    expect((await readRecords(visitor, `?endTime=${now() - 1}`)).rows).toEqual([usdt]);
    await pass(31 * DAY_MS);
    // A session ends after 30 days.
    await visitor.login();
    expect((await readRecords(visitor)).rows).toEqual([]);
    expect((await readRecords(visitor, `?withdrawID=${eth?.withdrawId}`)).rows).toHaveLength(1);
    await visitor.login('vip@sluice.example');
    expect((await readRecords(visitor, `?withdrawID=${eth?.withdrawId}`)).rows).toEqual([]);
  });

  it('are read page by page, whatever comes in between', async () => {
    const { visitor, withdraw, pass } = await openWithdrawals();
    for (let n = 1; n <= 5; n += 1) {
      await withdraw({ amount: String(10 + n) });
      await pass(10_000);
    }
    const seen: unknown[] = [];
    let cursor = '';
    do {
      const page = await readRecords(visitor, `?limit=2&cursor=${cursor}`);
      seen.push(...page.rows.map(({ amount }) => amount));
      cursor = String(page.nextPageCursor);
      await withdraw({ amount: String(100 + seen.length) });
      await pass(10_000);
    } while (cursor !== '');
    expect(seen).toEqual(['15', '14', '13', '12', '11']);
  });

  it.each([
    'cursor=x',
    'startTime=2&endTime=1',
    `startTime=0&endTime=${31 * DAY_MS}`,
    'withdrawType=2',
    'limit=0',
  ])('answer %s as a bad parameter', async (query) => {
    const { visitor } = await openWithdrawals();
    expect((await visitor.get(`${WITHDRAW}/record-list?${query}`)).body.retCode).toBe(700000);
  });
});

describe('What can be withdrawn', () => {
  it('is given for each chain of a coin, with what is closed', async () => {
    const { visitor } = await openWithdrawals();
    const { body } = await visitor.get(`${WITHDRAW}/coin-chain?coin=ETH`);
    const { rows, ...result } = body.result as { rows: { coin: string; chains: Row[] }[] };
    expect(result).toEqual({ uid: 20_000_001, coin: 'ETH' });
    expect(rows[0]?.chains.find(({ chain }) => chain === 'MANTLE')).toMatchObject({ chainWithdraw: '0' });
    expect(rows[0]?.chains[0]).toMatchObject({
      chain: 'ETH',
      withdrawFee: '0.0006',
      internalEnabled: true,
      internalMin: '0.00000001',
    });
    const all = (await visitor.get(`${WITHDRAW}/coin-chain`)).body.result as { rows: Row[] };
    expect(all.rows).toHaveLength(43);
    expect((await visitor.get(`${WITHDRAW}/coin-chain?coin=NOCOIN`)).body.retCode).toBe(50001);
  });

  it('is limited by day, by chain and by wallet, with the wait after the last one', async () => {
    const { visitor, withdraw, now } = await openWithdrawals('unified@sluice.example');
    await withdraw();
    const { body } = await visitor.get(`${WITHDRAW}/limit-amount?coin=USDT&chain=ETH`);
    expect(body.result).toEqual({
      limitAmountUsd: '0',
      withdrawableAmount: {
        FUND: { coin: 'USDT', withdrawableAmount: '19897.21', availableBalance: '19897.21' },
        UTA: { coin: 'USDT', withdrawableAmount: '3000', availableBalance: '3000' },
        EARN: { coin: 'USDT', withdrawableAmount: '0', availableBalance: '0' },
      },
      daily: { limitUsd: '1000000', usedUsd: '100', resetAt: String(Date.UTC(2026, 10, 22)) },
      single: { min: '2.79', max: '1000000' },
      price: '1',
      nextTier: { need: 'KYC_2', dailyUsd: '2000000' },
      coolDownUntil: String(now() + 10_000),
      travelRule: { required: false, zone: '', fields: [], thresholdUsd: '0' },
    });
    expect((await visitor.get(`${WITHDRAW}/limit-amount?coin=USDT`)).body.result).toMatchObject({
      single: { min: '0.3', max: '1000000' },
    });
    for (const query of ['coin=NOCOIN', 'coin=USDT&chain=BTC']) {
      expect((await visitor.get(`${WITHDRAW}/limit-amount?${query}`)).body.retCode).toBe(700000);
    }
  });

  it.each([
    ['vip@sluice.example', '4000000'],
    ['main@sluice.example', '8000000'],
  ])('is more for %s', async (account, limitUsd) => {
    const { visitor } = await openWithdrawals(account);
    const { body } = await visitor.get(`${WITHDRAW}/limit-amount?coin=USDT`);
    expect(body.result).toMatchObject({ daily: { limitUsd } });
    expect(body.result).not.toHaveProperty('nextTier');
  });

  it('goes to exchanges that a form can name', async () => {
    const { visitor } = await openWithdrawals();
    const { vasp } = (await visitor.get(`${WITHDRAW}/vasp-list`)).body.result as { vasp: Row[] };
    expect(vasp).toContainEqual({ vaspEntityId: 'kowloon', vaspName: 'Kowloon Assets', country: 'HKG' });
    expect(vasp.at(-1)).toMatchObject({ vaspEntityId: 'others' });
  });
});
