import { expect } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import type { SandboxOptions } from '#sandbox/createSandbox.ts';
import { type ApiAnswer, openVisitor } from '#tests/unit/sandbox/support/openVisitor.ts';
import type { Row } from '#tests/unit/sandbox/support/readResult.ts';
import { startSandbox } from '#tests/unit/sandbox/support/startSandbox.ts';

const DEPOSIT = '/v3/private/cht/asset-deposit/deposit';

export const DEMO = 20_000_001;
/** From one block to the next. */
export const TICK_MS = 3_000;

/** A visitor who deposits, on a real sandbox whose time stands still. */
export async function openDeposits(account = 'demo@sluice.example', options: SandboxOptions = {}) {
  const test = await startSandbox(options);
  const { sandbox, time } = test;
  const visitor = openVisitor(sandbox);
  await visitor.login(account);
  let requests = 0;

  function order(coin: string, chain: string, more: Record<string, unknown> = {}) {
    requests += 1;
    const body = { coin, chain, newAddress: false, requestId: `r-${requests}`, ...more };
    return visitor.post(`${DEPOSIT}/order-deposit`, body);
  }

  async function pass(ms: number): Promise<void> {
    time.advance(ms);
    await sandbox.exchange.catchUp();
  }

  async function addresses(coin: string, chain?: string): Promise<Row[]> {
    const query = chain === undefined ? '' : `&chain=${chain}`;
    const { body } = await visitor.get(`${DEPOSIT}/address-chain?coin=${coin}${query}`);
    return (body.result as { chains: Row[] }).chains;
  }

  async function records(query = ''): Promise<{ rows: Row[]; nextPageCursor: string; openCount: number }> {
    const { body } = await visitor.get(`${DEPOSIT}/aggregate-records?kind=all${query}`);
    expect(body.retCode).toBe(0);
    return body.result as { rows: Row[]; nextPageCursor: string; openCount: number };
  }

  return {
    ...test,
    visitor,
    order,
    addresses,
    records,
    edit: (body: Record<string, unknown>) => visitor.post(`${DEPOSIT}/edit-address`, body),
    submit: (depositId: unknown, answers: unknown) =>
      visitor.post(`${DEPOSIT}/travel-rule-submit`, { depositId, questionnaire: JSON.stringify(answers) }),
    listRaw: (query: string) => visitor.get(`${DEPOSIT}/aggregate-records?${query}`),
    addressesRaw: (query: string) => visitor.get(`${DEPOSIT}/address-chain?${query}`),
    pass,
    /** Asks for an address and waits until it is made; returns it as the list shows it. */
    async make(coin: string, chain: string, more: Record<string, unknown> = {}): Promise<Row> {
      const answer = await order(coin, chain, { newAddress: true, ...more });
      expect(codeOf(answer)).toBe(0);
      await pass(4_000);
      const [shown] = await addresses(coin);
      expect(shown).toBeDefined();
      const all = (await addresses(coin)).flatMap((row) => row.addresses as Row[]);
      return all.find(({ id }) => id === resultOf(answer).orderId) ?? {};
    },
    /** Shows an address, so that coins come to it, and waits until they are seen. */
    async receive(coin: string, chain: string): Promise<Row> {
      await addresses(coin, chain);
      await pass(15_000);
      const { rows } = await records(`&coin=${coin}&chain=${chain}`);
      return rows[0] ?? {};
    },
    /** Has so many deposits of the user come and fail before, which count for the triggers of every so many. */
    async failBefore(count: number, uid = DEMO): Promise<void> {
      await sandbox.exchange.database.sql.insert(deposits).values(
        Array.from({ length: count }, (_, at) => ({
          ...{ id: `before-${at}`, uid, kind: 'chain' as const, coin: 'BTC', chain: 'BTC', amount: '1' },
          ...{ status: 4, needConfirm: 1, unlockConfirm: 2, txId: '', txIndex: '', blockHash: '' },
          ...{ fromAddress: '', toAddress: '', tag: '', wallet: 'FUND', createdAt: 1 },
        })),
      );
    },
    async read(id: unknown): Promise<Row> {
      const { rows } = await records(`&id=${String(id)}`);
      return rows[0] ?? {};
    },
    async balance(coin: string, hold = '', uid = DEMO): Promise<string> {
      const balances = await readBalances(sandbox.exchange.database.sql, uid, { wallet: 'FUND', coin });
      return balances.find((balance) => balance.hold === hold)?.amount ?? '0';
    },
    async frozen(): Promise<Row[]> {
      const { body } = await visitor.get('/v3/private/cht/asset-risk/risk-limit/limit-amount-list');
      return (body.result as { list: Row[] }).list;
    },
    async expectBalanced(): Promise<void> {
      expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
    },
  };
}

export function codeOf({ body }: ApiAnswer): unknown {
  return body.retCode ?? body.ret_code;
}

export function resultOf({ body }: ApiAnswer): Row {
  return body.result as Row;
}

/** Rows of the frozen-assets page that a deposit is the cause of. */
export function causedBy(rows: readonly Row[], { id }: Row) {
  return rows.filter(({ refId }) => refId === id).map(({ reason, amount }) => ({ reason, amount }));
}

/** The one block that XRP and XLM need, and the credit after it. */
export async function credit({ pass }: { pass: (ms: number) => Promise<void> }): Promise<void> {
  await pass(TICK_MS);
  await pass(1_000);
}
