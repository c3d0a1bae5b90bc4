import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import type { Wallet } from '#sandbox/books/ledger/place.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import type { SandboxOptions } from '#sandbox/createSandbox.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { startSandbox } from '../support/startSandbox.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Reply {
  readonly code: number;
  readonly result: Row;
  readonly info: Row;
}

/** A user who converts, and what can be looked at beside the answers they get. */
export interface Trader {
  readonly uid: number;
  readonly visitor: Visitor;
  post(path: string, body: Row): Promise<Reply>;
  get(path: string): Promise<Reply>;
  /** With a request id of its own, unless the body has one. */
  ask(path: string, body: Row): Promise<Reply>;
  quote(body?: Row): Promise<Reply>;
  execute(quoteTxId: unknown, body?: Row): Promise<Reply>;
  /** What they can use, or what is set aside. */
  balance(coin: string, wallet?: Wallet, hold?: string): Promise<string>;
}

export async function openExchange(options: SandboxOptions = {}) {
  const test = await startSandbox(options);
  const { database } = test.sandbox.exchange;
  return {
    ...test,
    database,
    trade: (account?: string) => openTrader(test.sandbox, account),
    expectBalanced: async () => expect(await findImbalance(database.sql)).toEqual([]),
  };
}

/** One user in an exchange of their own. */
export async function openTrade(account?: string, options: SandboxOptions = {}) {
  const exchange = await openExchange(options);
  return { ...exchange, trader: await exchange.trade(account) };
}

type OpenSandbox = Awaited<ReturnType<typeof startSandbox>>['sandbox'];

async function openTrader(sandbox: OpenSandbox, account = 'demo@sluice.example'): Promise<Trader> {
  const { exchange } = sandbox;
  const visitor = openVisitor(sandbox);
  await visitor.login(account);
  const uid = DEMO_USERS.find((user) => user.account === account)?.id ?? 0;
  const trader: Trader = {
    uid,
    visitor,
    post: async (path, body) => readReply((await visitor.post(path, body)).body),
    get: async (path) => readReply((await visitor.get(path)).body),
    ask: (path, body) => trader.post(path, { requestId: randomUUID(), ...body }),
    quote: (body = {}) =>
      trader.ask('/exchangeNew/convert/quote', {
        accountType: 'funding',
        fromCoin: 'BTC',
        toCoin: 'USDT',
        requestCoin: 'BTC',
        requestAmount: '0.01',
        fromCoinType: 'crypto',
        toCoinType: 'crypto',
        ...body,
      }),
    execute: (quoteTxId, body = {}) =>
      trader.ask('/exchangeNew/convert/execute', { quoteTxId, accountType: 'funding', ...body }),
    async balance(coin, wallet = 'FUND', hold = '') {
      const balances = await readBalances(exchange.database.sql, uid, { wallet, coin });
      return balances.find((balance) => balance.hold === hold)?.amount ?? '0';
    },
  };
  return trader;
}

export function readReply(body: Row): Reply {
  return {
    code: Number(body.ret_code ?? body.retCode),
    result: (body.result ?? {}) as Row,
    info: (body.ext_info ?? body.retExtInfo ?? {}) as Row,
  };
}
