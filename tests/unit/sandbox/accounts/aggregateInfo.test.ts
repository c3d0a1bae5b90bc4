import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recordHold } from '#sandbox/books/ledger/holds.ts';
import { free, held, type Wallet } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { users } from '#sandbox/books/state/schema/users.ts';
import { createMarket } from '#sandbox/feed/market/createMarket.ts';
import { createPrices } from '#sandbox/feed/market/createPrices.ts';
import { listFiatRates } from '#sandbox/feed/market/fiatRates.ts';
import { openingBalancesOf } from '#sandbox/seed/opening/openingBalances.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { START_MS } from '../support/createManualTime.ts';
import { logIn } from '../support/logIn.ts';
import { ASSETS, openVisitor, type Visitor } from '../support/openVisitor.ts';
import { type Row, readResult } from '../support/readResult.ts';
import { startSandbox } from '../support/startSandbox.ts';

const AGGREGATE = `${ASSETS}/query-user-aggregate-info`;
const DEMO = 20_000_001;
const HOUR_MS = 3_600_000;

const prices = createPrices(
  createMarket({ seed: 'sluice', symbols: 500, rhythm: 'own' }),
  listFiatRates('sluice'),
);

/** What an account begins with in some wallets, in USD at the start of the test. */
function worthAtStart(account: string, wallets: readonly Wallet[]): string {
  const user = DEMO_USERS.find((candidate) => candidate.account === account);
  const balances = user === undefined ? [] : openingBalancesOf(user);
  return balances
    .filter(({ wallet }) => wallets.includes(wallet))
    .reduce(
      (sum, { coin, amount }) => sum.plus((prices.usd(coin, START_MS) ?? new Decimal(0)).times(amount)),
      new Decimal(0),
    )
    .toDecimalPlaces(8, Decimal.ROUND_DOWN)
    .toFixed();
}

async function readAccounts(visitor: Visitor): Promise<Row[]> {
  return (await readResult(visitor, AGGREGATE)).accounts as Row[];
}

describe('The sum of all accounts', () => {
  it('is what the ledger holds at the prices of the moment', async () => {
    const { visitor } = await logIn();
    const account = 'demo@sluice.example';
    const wallets = ['FUND', 'SPOT', 'CONTRACT'] as const;
    expect(await readResult(visitor, AGGREGATE)).toEqual({
      totalEquityUsd: worthAtStart(account, wallets),
      accounts: [
        ['FUND', 6],
        ['SPOT', 2],
        ['CONTRACT', 1],
      ].map(([accountType, code]) => ({
        accountType,
        code,
        equityUsd: worthAtStart(account, [accountType as Wallet]),
        transferable: true,
      })),
      pendingAssets: [],
      frozenUsd: '0',
      withdrawableUsd: worthAtStart(account, ['FUND']),
      depositAccountType: 'FUND',
    });
  });

  it('of a user without coins is nothing, in the accounts that the user has', async () => {
    const { visitor } = await logIn('newcomer@sluice.example');
    expect(await readResult(visitor, AGGREGATE)).toMatchObject({
      totalEquityUsd: '0',
      frozenUsd: '0',
      withdrawableUsd: '0',
      accounts: [{ accountType: 'FUND' }, { accountType: 'SPOT' }, { accountType: 'CONTRACT' }],
    });
  });

  it('names the unified account of a user who has one, and no transfers while an upgrade is under way', async () => {
    const { sandbox } = await startSandbox();
    const visitor = openVisitor(sandbox);
    await visitor.login('unified@sluice.example');
    expect((await readAccounts(visitor)).map(({ code }) => code)).toEqual([6, 10]);
    await visitor.login('upgrading@sluice.example');
    expect((await readAccounts(visitor)).map((row) => [row.code, row.transferable])).toEqual([
      [6, true],
      [2, false],
      [1, false],
    ]);
  });

  it('counts what is set aside as frozen and not as withdrawable, wherever it stands', async () => {
    const { sandbox, visitor } = await logIn();
    const before = await readResult(visitor, AGGREGATE);
    const hold = { uid: DEMO, wallet: 'FUND', coin: 'USDT', startMs: START_MS, releaseMs: null } as const;
    await sandbox.exchange.database.transact(async (sql) => {
      await postMovement(sql, {
        kind: 'test',
        uid: DEMO,
        reference: 'a',
        atMs: START_MS,
        transfers: [
          { from: free(DEMO, 'FUND'), to: held(DEMO, 'FUND', 'LEGAL'), coin: 'USDT', amount: '100.5' },
        ],
      });
      await recordHold(sql, {
        ...hold,
        amount: '100.5',
        reason: 'LEGAL',
        inLedger: true,
        refType: 'a',
        refId: 'a',
      });
      await recordHold(sql, {
        ...hold,
        amount: '20',
        reason: 'BUY_HOLD',
        inLedger: false,
        refType: 'b',
        refId: 'b',
      });
    });
    const after = await readResult(visitor, AGGREGATE);
    expect(after.totalEquityUsd).toBe(before.totalEquityUsd);
    expect(after.frozenUsd).toBe('120.5');
    expect(new Decimal(String(before.withdrawableUsd)).minus(String(after.withdrawableUsd)).toFixed()).toBe(
      '120.5',
    );
  });

  it('never lets a hold of more than there is make something else less withdrawable', async () => {
    const { sandbox, visitor } = await logIn();
    await sandbox.exchange.database.transact((sql) =>
      recordHold(sql, {
        uid: DEMO,
        wallet: 'FUND',
        coin: 'USDT',
        amount: '1000000',
        reason: 'BUY_HOLD',
        inLedger: false,
        refType: 'b',
        refId: 'b',
        startMs: START_MS,
        releaseMs: null,
      }),
    );
    const { withdrawableUsd } = await readResult(visitor, AGGREGATE);
    const rest = new Decimal(worthAtStart('demo@sluice.example', ['FUND'])).minus(20_000);
    expect(withdrawableUsd).toBe(rest.toFixed());
  });

  it('says when daily parts of a deposit are released', async () => {
    const { sandbox, visitor } = await logIn();
    await sandbox.exchange.database.transact((sql) =>
      recordHold(sql, {
        uid: DEMO,
        wallet: 'FUND',
        coin: 'BTC',
        amount: '0.25',
        reason: 'DEPOSIT_CAP',
        inLedger: false,
        refType: 'deposit',
        refId: 'd',
        startMs: START_MS,
        releaseMs: START_MS + HOUR_MS,
      }),
    );
    expect(await readResult(visitor, AGGREGATE)).toMatchObject({
      pendingAssets: [{ coin: 'BTC', amount: '0.25', releaseAt: String(START_MS + HOUR_MS) }],
    });
  });

  it('lets nothing be withdrawn while a security lock is on', async () => {
    const { sandbox, visitor, time } = await logIn();
    const until = START_MS + HOUR_MS;
    await sandbox.exchange.database.sql
      .update(users)
      .set({ securityLockUntil: until, securityLockReason: 'TOTP' })
      .where(eq(users.uid, DEMO));
    expect(await readResult(visitor, AGGREGATE)).toMatchObject({
      withdrawableUsd: '0',
      securityLock: { until: String(until), reason: 'TOTP' },
    });
    time.advance(HOUR_MS);
    expect(await readResult(visitor, AGGREGATE)).not.toHaveProperty('securityLock');
  });

  it('of a sub-account is to be withdrawn by its main account alone', async () => {
    const { visitor } = await logIn('sub@sluice.example');
    const { totalEquityUsd, withdrawableUsd } = await readResult(visitor, AGGREGATE);
    expect(Number(totalEquityUsd)).toBeGreaterThan(0);
    expect(withdrawableUsd).toBe('0');
  });

  it('is refused without a login', async () => {
    const { sandbox } = await startSandbox();
    expect((await openVisitor(sandbox).get(AGGREGATE)).body.retCode).toBe(10007);
  });
});

describe('The unified account', () => {
  const WALLET = '/siteapi/unified/private/account-walletbalance';

  async function ask(account: string, input: object = {}) {
    const { visitor } = await logIn(account);
    return (await visitor.post(WALLET, input)).body;
  }

  it('lists its coins and what they are worth', async () => {
    const { retCode, result } = await ask('unified@sluice.example');
    expect(retCode).toBe(0);
    const [unified] = (result as { list: Row[] }).list;
    expect(unified).toMatchObject({
      accountType: 'UNIFIED',
      totalEquity: worthAtStart('unified@sluice.example', ['UNIFIED']),
    });
    expect(unified?.coin).toContainEqual({
      coin: 'USDT',
      equity: '3000',
      walletBalance: '3000',
      locked: '0',
      availableToConvert: '3000',
      usdValue: '3000',
      borrowAmount: '0',
      bonus: '0',
    });
  });

  it('shows what is locked in it apart from what can be converted', async () => {
    const { sandbox, visitor } = await logIn('unified@sluice.example');
    const uid = 20_000_007;
    await sandbox.exchange.database.transact((sql) =>
      postMovement(sql, {
        kind: 'test',
        uid,
        reference: 'a',
        atMs: START_MS,
        transfers: [
          { from: free(uid, 'UNIFIED'), to: held(uid, 'UNIFIED', 'COLLATERAL'), coin: 'ETH', amount: '0.3' },
        ],
      }),
    );
    const { body } = await visitor.post(WALLET, { coin: 'ETH' });
    expect(body.result).toMatchObject({
      list: [{ coin: [{ coin: 'ETH', walletBalance: '0.8', locked: '0.3', availableToConvert: '0.5' }] }],
    });
  });

  it('answers about the coins that are named, those of nothing too, each once and no others', async () => {
    const { result } = await ask('unified@sluice.example', { coin: 'DOGE,USDT, USDT,NONE,__proto__' });
    const [unified] = (result as { list: { coin: Row[] }[] }).list;
    expect(unified?.coin.map(({ coin, equity }) => [coin, equity])).toEqual([
      ['DOGE', '0'],
      ['USDT', '3000'],
    ]);
  });

  it('is not to be asked while it is being made (700012)', async () => {
    expect(await ask('upgrading@sluice.example')).toMatchObject({ retCode: 700012 });
  });

  it.each(['demo', 'failed', 'newcomer'])('is none of %s’s', async (name) => {
    expect((await ask(`${name}@sluice.example`)).result).toEqual({ list: [] });
  });
});
