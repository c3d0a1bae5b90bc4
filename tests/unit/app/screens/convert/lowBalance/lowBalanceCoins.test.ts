import { describe, expect, it } from 'vitest';
import { accountOfPath, accountsHeld } from '#app/screens/convert/lowBalance/lowBalanceAccounts.ts';
import { readCoins } from '#app/screens/convert/lowBalance/lowBalanceCoins.ts';
import { readLowBalanceLink, writeLowBalanceLink } from '#app/screens/convert/lowBalance/lowBalanceLink.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { buildCoin, buildView } from './buildLowBalanceView.ts';

type Traits = ResultOf<'coinList'>['list'][number];

const traits = (coin: string, changes: Partial<Traits>): Traits => ({
  ...{ coin, name: coin, icon: '', iconNight: '', scale: 8, type: 'crypto', hot: false, new: false },
  ...{ deposit: 1, withdraw: 1, convert: 1, contracts: [], rank: 0 },
  ...changes,
});

describe('Why a coin cannot be converted', () => {
  const closed = { support: 2, reason: 'The coin is closed.' } as const;

  it.each([
    ['nothing', buildCoin('A'), [], null],
    ['that it is what the others become', buildCoin('USDT'), [], 'target'],
    ['that it is set aside', buildCoin('A', { ...closed, available: '0' }), [], 'locked'],
    ['that its conversion is closed', buildCoin('A', closed), [traits('A', { convert: 0 })], 'suspended'],
    [
      'that it has left the exchange',
      buildCoin('A', closed),
      [traits('A', { convert: 0, deposit: 0, withdraw: 0 })],
      'delisted',
    ],
    ['what its code says', buildCoin('A', { support: 2, reason: '700006' }), [traits('A', {})], 'tooSmall'],
    ['its account', buildCoin('A', { support: 2, reason: '131233' }), [traits('A', {})], 'islamic'],
    ['something that no known code says', buildCoin('A', closed), [traits('A', {})], 'other'],
  ] as const)('is %s', (_, coin, list, hindrance) => {
    const [read] = readCoins(buildView([coin]), 'USDT', list);
    expect(read?.hindrance).toBe(hindrance);
  });

  it('offers a withdrawal only of what is free and can leave', () => {
    const coins = [buildCoin('A'), buildCoin('B', { ...closed, available: '0' }), buildCoin('C')];
    const list = [traits('A', {}), traits('B', {}), traits('C', { withdraw: 0 })];
    expect(readCoins(buildView(coins), 'USDT', list).map(({ canWithdraw }) => canWithdraw)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('The account in the path', () => {
  it.each([
    ['funding', 'funding'],
    ['6', 'funding'],
    ['10', 'unified'],
    ['2', 'spot'],
    ['1', 'contract'],
    ['contract', 'contract'],
    ['8', null],
    ['Funding', null],
    ['fund', null],
    [undefined, null],
  ])('%s is %s', (id, account) => {
    expect(accountOfPath(id)).toBe(account);
  });

  it('is held where the exchange lists it, and funding by all users', () => {
    const account = { accountType: 'UNIFIED', code: 10, equityUsd: '1', transferable: true } as const;
    expect(accountsHeld({ accounts: [account] })).toEqual(['funding', 'unified']);
    expect(accountsHeld({ accounts: [] })).toEqual(['funding']);
  });
});

describe('The address', () => {
  const read = (search: string) => readLowBalanceLink(new URLSearchParams(search));

  it('says the target and the ticked coins', () => {
    expect(read('target=mnt&coins=doge,SHIB,DOGE')).toEqual({
      link: { target: 'MNT', coins: ['DOGE', 'SHIB'] },
      dropped: [],
    });
    expect(read('')).toEqual({ link: { target: null, coins: null }, dropped: [] });
  });

  it('drops what it cannot read, and names it', () => {
    const many = Array.from({ length: 21 }, (_, at) => `C${at}`).join();
    expect(read('target=a b&coins=,&token=secret').dropped).toEqual(['target', 'coins', 'token']);
    expect(read(`coins=${many}&lang=de-DE`)).toEqual({
      link: { target: null, coins: null },
      dropped: ['coins'],
    });
  });

  it('is written as it is read, and keeps what belongs to the page', () => {
    const link = { target: 'MNT', coins: ['DOGE', 'SHIB'] };
    const written = writeLowBalanceLink(link, new URLSearchParams('lang=de-DE&foo=1'));
    expect(written.toString()).toBe('lang=de-DE&target=MNT&coins=DOGE%2CSHIB');
    expect(readLowBalanceLink(written).link).toEqual(link);
  });
});
