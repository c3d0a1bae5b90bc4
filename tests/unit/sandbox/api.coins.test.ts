import { describe, expect, it } from 'vitest';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { START_MS } from './support/createManualTime.ts';
import { logIn } from './support/logIn.ts';
import { ASSETS, type Visitor } from './support/openVisitor.ts';
import { type Row, readResult } from './support/readResult.ts';

async function readChain(visitor: Visitor, coin: string, chain: string): Promise<Row | undefined> {
  const { chains } = await readResult(visitor, `${ASSETS}/coin-config?coin=${coin}`);
  return (chains as Row[]).find((row) => row.chain === chain);
}

describe('The coin list', () => {
  it('has every coin of the exchange in its order', async () => {
    const { visitor } = await logIn();
    const { list } = await readResult(visitor, `${ASSETS}/coin-list?scene=deposit`);
    expect((list as Row[]).map(({ coin, name, rank }) => [coin, name, rank])).toEqual(
      COINS.map(({ coin, name }, i) => [coin, name, i + 1]),
    );
  });

  it('says what is closed and keeps it in sight', async () => {
    const { visitor } = await logIn();
    const { list } = await readResult(visitor, `${ASSETS}/coin-list`);
    const rows = new Map((list as Row[]).map((row) => [row.coin, row]));
    expect(rows.get('BTC')).toMatchObject({ scale: 8, deposit: 1, withdraw: 1, convert: 1, hot: true });
    expect(rows.get('DASH')).toMatchObject({ deposit: 0, withdraw: 1, convert: 0 });
    expect(rows.get('SEI')).toMatchObject({ deposit: 0, withdraw: 0, convert: 1 });
    expect(rows.get('USDC')).toMatchObject({ scale: 4, contracts: { length: 4 } });
  });

  it('knows four scenes', async () => {
    const { visitor } = await logIn();
    expect((await visitor.get(`${ASSETS}/coin-list?scene=anything`)).body.retCode).toBe(700000);
  });
});

describe('The configuration of a coin', () => {
  it('repeats who asked and for what', async () => {
    const { visitor } = await logIn('vip@sluice.example');
    for (const { coin } of COINS) {
      expect(await readResult(visitor, `${ASSETS}/coin-config?coin=${coin}`)).toMatchObject({
        uid: 20_000_003,
        coin,
      });
    }
  });

  it('names every chain there is, and none twice for a coin', async () => {
    const { visitor } = await logIn();
    const seen = new Set<unknown>();
    for (const { coin } of COINS) {
      const { chains } = await readResult(visitor, `${ASSETS}/coin-config?coin=${coin}`);
      const codes = (chains as Row[]).map(({ chain }) => chain);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) {
        seen.add(code);
      }
    }
    expect([...seen].sort()).toEqual(CHAINS.map(({ chain }) => chain).sort());
  });

  it('has the figures of its table', async () => {
    const { visitor } = await logIn();
    expect(await readChain(visitor, 'USDT', 'TRX')).toEqual({
      chain: 'TRX',
      chainType: 'TRON (TRC20)',
      confirmation: '20',
      safeConfirmNumber: '50',
      depositMin: '0',
      withdrawMin: '1',
      withdrawMax: '1000000',
      withdrawFee: '1',
      withdrawPercentageFee: '0',
      minAccuracy: '4',
      chainDeposit: '1',
      chainWithdraw: '1',
      contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      contractDecimals: 6,
      depositEta: 60,
      withdrawEta: 60,
      tag: { mode: 'forbidden', name: '', regex: '' },
      addressFormat: 'tron',
      explorerTx: 'https://tronscan.org/#/transaction/',
      explorerAddress: 'https://tronscan.org/#/address/',
      batchReleaseLimit: '2500',
      tips: [],
    });
    expect(await readChain(visitor, 'BTC', 'LIGHTNING')).toMatchObject({
      withdrawMax: '0.01',
      explorerTx: '',
    });
    expect(await readChain(visitor, 'BTC', 'BTC')).toMatchObject({ withdrawMax: '15.38461538' });
    expect(await readChain(visitor, 'ETH', 'OP')).toMatchObject({ withdrawFee: '0.0001' });
    expect(await readChain(visitor, 'STX', 'STX')).toMatchObject({ withdrawPercentageFee: '0.001' });
    expect(await readChain(visitor, 'XRP', 'XRP')).toMatchObject({
      tag: { mode: 'optional', name: 'destination tag' },
    });
    expect(await readChain(visitor, 'TON', 'TON')).toMatchObject({
      explorerTx: 'https://tonviewer.com/transaction/',
      explorerAddress: 'https://tonviewer.com/',
    });
  });

  it('shows what is suspended, and opens it again when its time has come', async () => {
    const { visitor, time } = await logIn();
    const reopenAt = String(START_MS + 7_200_000);
    expect(await readChain(visitor, 'DASH', 'DASH')).toMatchObject({
      chainDeposit: '0',
      chainWithdraw: '1',
      reopenAt,
    });
    expect(await readChain(visitor, 'ETH', 'MANTLE')).toMatchObject({
      chainDeposit: '1',
      chainWithdraw: '0',
    });
    expect(await readChain(visitor, 'MNT', 'MANTLE')).toMatchObject({
      chainDeposit: '1',
      chainWithdraw: '1',
    });
    time.advance(7_200_000);
    expect(await readChain(visitor, 'DASH', 'DASH')).toMatchObject({ chainDeposit: '1' });
    const sei = await readChain(visitor, 'SEI', 'SEI');
    expect(sei).toMatchObject({ chainDeposit: '0', chainWithdraw: '0', reason: expect.any(String) });
    expect(sei).not.toHaveProperty('reopenAt');
  });

  it('is closed for a coin that is none', async () => {
    const { visitor } = await logIn();
    expect((await visitor.get(`${ASSETS}/coin-config?coin=NONE`)).body.retCode).toBe(50001);
    expect((await visitor.get(`${ASSETS}/coin-config`)).body.retCode).toBe(700000);
  });
});
