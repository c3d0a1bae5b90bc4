import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAddress } from '#sandbox/calls/deposit/addresses/makeAddress.ts';
import { riskOfAddress, WATCHED_CHAINS } from '#sandbox/calls/deposit/riskOfAddress.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Row } from '../support/readResult.ts';
import { codeOf, openDeposits, resultOf } from './support/openDeposits.ts';

const DAY_MS = 86_400_000;
const KYA = '/fiat/aml/pre-kya';
const VIP = 'vip@sluice.example';
/** The Sunday after the tests' Saturday. */
const NEXT_SUNDAY_MS = Date.UTC(2026, 10, 22);

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('hex');
}

/** Addresses of TRON whose hashes begin so. */
function findAddress(fits: (hash: string) => boolean): string {
  for (let n = 0; n < 20_000; n += 1) {
    const address = makeAddress('tron', `search/${n}`);
    if (fits(hashOf(address))) {
      return address;
    }
  }
  throw new Error('No such address was found.');
}

async function openChecks(account = VIP) {
  const opened = await openDeposits(account);
  let requests = 0;
  return {
    ...opened,
    check(chain: string, address: string, requestId = '') {
      requests += 1;
      const id = requestId === '' ? `k-${requests}` : requestId;
      return opened.visitor.post(`${KYA}/check`, { chain, address, requestId: id });
    },
    list: async (query = '') => resultOf(await opened.visitor.get(`${KYA}/check-list?${query}`)),
    chains: async () => resultOf(await opened.visitor.get(`${KYA}/chain-list`)),
  };
}

describe('The risk of an address', () => {
  it('is what the first digits of its hash say, and the score and the shares fit to it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WATCHED_CHAINS), fc.string(), ({ chain }, address) => {
        const { riskLevel, score, categories } = riskOfAddress(chain, address);
        const hash = hashOf(address);
        const ranges = { LOW: [0, 29], MEDIUM: [30, 69], HIGH: [70, 89], SEVERE: [90, 100], UNKNOWN: [0, 0] };
        const [least = 0, most = 0] = ranges[riskLevel];
        expect(riskLevel === 'SEVERE').toBe(hash.startsWith('00'));
        expect(riskLevel === 'HIGH').toBe(hash.startsWith('0') && !hash.startsWith('00'));
        expect(score).toBeGreaterThanOrEqual(least);
        expect(score).toBeLessThanOrEqual(most);
        const sum = categories.reduce((total, { share }) => total.plus(share), new Decimal(0));
        expect(sum.toFixed()).toBe('1');
        expect(riskOfAddress(chain, address)).toEqual({ riskLevel, score, categories });
      }),
    );
  });

  it('is unknown where no service watches, and never high without triggers', () => {
    expect(riskOfAddress('LIGHTNING', 'lnbc1')).toMatchObject({ riskLevel: 'UNKNOWN', score: 0 });
    const high = findAddress((hash) => hash.startsWith('0'));
    expect(riskOfAddress('TRX', high).riskLevel).toMatch(/HIGH|SEVERE/);
    expect(riskOfAddress('TRX', high, { hasTriggers: false }).riskLevel).toMatch(/LOW|MEDIUM/);
  });
});

describe('A check of an address', () => {
  it('returns the level, and takes one of the week', async () => {
    const { check, list, chains } = await openChecks();
    const severe = findAddress(
      (hash) => hash.startsWith('00') && Number.parseInt(hash.slice(-2), 16) % 4 !== 0,
    );
    const answer = resultOf(await check('TRX', ` ${severe}\n`));
    expect(answer).toMatchObject({
      status: 'done',
      riskLevel: 'SEVERE',
      fromCache: false,
      quota: { total: 50, used: 1, resetAt: String(NEXT_SUNDAY_MS) },
    });
    expect(answer.advice).toContain('Do not send');
    expect((await list()).list).toMatchObject([{ checkId: answer.checkId, chain: 'TRX', address: severe }]);
    expect((await chains()).quota).toMatchObject({ total: 50, used: 1 });
  });

  it('takes a few seconds for some, which the log then knows', async () => {
    const { check, list, pass } = await openChecks();
    const slow = findAddress((hash) => Number.parseInt(hash.slice(-2), 16) % 4 === 0);
    const answer = resultOf(await check('TRX', slow));
    expect(answer).toMatchObject({
      status: 'pending',
      riskLevel: 'UNKNOWN',
      score: 0,
      categories: [],
      advice: '',
    });
    await pass(4_999);
    expect((await list()).list).toMatchObject([{ status: 'pending' }]);
    await pass(1);
    const [row] = (await list()).list as Row[];
    expect(row).toMatchObject({ checkId: answer.checkId, status: 'done' });
    expect(row?.riskLevel).not.toBe('UNKNOWN');
  });

  it('of the same address within a day costs nothing, and after it does', async () => {
    const { check, pass, list } = await openChecks();
    const first = resultOf(await check('ETH', '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7'));
    await pass(DAY_MS - 1);
    const again = resultOf(await check('ETH', '0x16ec045870b0654c3e6fb0513c6853ceab3be1f7'));
    expect(again).toMatchObject({ checkId: first.checkId, fromCache: true, status: 'done' });
    expect((await list()).list).toHaveLength(1);
    await pass(1);
    const third = resultOf(await check('ETH', '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7'));
    expect(third.fromCache).toBe(false);
    expect((await list()).list).toHaveLength(2);
  });

  it('is made once for a request', async () => {
    const { check, list } = await openChecks();
    const address = makeAddress('btc', 'one');
    const first = await check('BTC', address, 'same');
    expect(resultOf(await check('BTC', address, 'same'))).toEqual(resultOf(first));
    expect(codeOf(await check('BTC', makeAddress('btc', 'two'), 'same'))).toBe(131082);
    expect((await list()).list).toHaveLength(1);
  });

  it('is refused with 133001 when the week is used up, until Sunday', async () => {
    const { check, pass } = await openChecks('main@sluice.example');
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, n) => check('BTC', makeAddress('btc', `many/${n}`))),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
    expect(codes.filter((code) => code === 133001)).toHaveLength(2);
    const refused = answers.find((answer) => codeOf(answer) === 133001);
    expect(refused?.body.ext_info).toEqual({ resetAt: String(NEXT_SUNDAY_MS) });
    await pass(DAY_MS);
    expect(codeOf(await check('BTC', makeAddress('btc', 'more')))).toBe(0);
  });

  it('is refused with 133003 without a VIP level, 133002 for unwatched chains, 132001 and 132002 for no address', async () => {
    const { check } = await openChecks();
    expect(codeOf(await check('LIGHTNING', 'lnbc1'))).toBe(133002);
    expect(codeOf(await check('NOPE', 'x'))).toBe(133002);
    expect(codeOf(await check('BTC', 'nonsense'))).toBe(132001);
    expect(codeOf(await check('ETH', '0x16EC045870B0654C3E6fB0513c6853cEab3bE1f7'))).toBe(132002);
    const poor = await openChecks('demo@sluice.example');
    expect(codeOf(await poor.check('BTC', makeAddress('btc', 'one')))).toBe(133003);
    expect((await poor.chains()).quota).toMatchObject({ total: 0, used: 0 });
  });

  it('is refused with 131075 for an address of one’s own', async () => {
    const { check, make, list } = await openChecks();
    const mine = await make('TRX', 'TRX');
    expect(codeOf(await check('TRX', String(mine.addressDeposit)))).toBe(131075);
    expect((await list()).list).toEqual([]);
  });
});

describe('The log of checks', () => {
  it('comes in pages, the newest first', async () => {
    const { check, list, pass } = await openChecks();
    for (let n = 0; n < 3; n += 1) {
      await check('BTC', makeAddress('btc', `paged/${n}`));
      await pass(1_000);
    }
    const first = await list('limit=2');
    const second = await list(`limit=2&cursor=${String(first.nextPageCursor)}`);
    const addresses = [...(first.list as Row[]), ...(second.list as Row[])].map(({ address }) => address);
    expect(addresses).toEqual([2, 1, 0].map((n) => makeAddress('btc', `paged/${n}`)));
    expect(second.nextPageCursor).toBe('');
    expect((await openChecks('main@sluice.example').then((other) => other.list())).list).toEqual([]);
  });
});

describe('The chains that can be checked', () => {
  it('have a sample that their format accepts', async () => {
    const { chains, check } = await openChecks();
    const rows = (await chains()).chains as Row[];
    expect(rows.length).toBeGreaterThan(30);
    const [first] = rows;
    expect(first).toMatchObject({ chain: 'BTC', name: 'Bitcoin', addressFormat: 'btc' });
    expect(codeOf(await check('BTC', String(first?.sample)))).toBe(0);
  });
});
