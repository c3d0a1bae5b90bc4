import { randomUUID } from 'node:crypto';
import { type Client, createClient, type Reply } from './createClient.ts';

/** What a crowd of clients met. */
export interface Load {
  readonly calls: number;
  readonly byCode: Readonly<Record<string, number>>;
  /** Answers with a status of 500 or more, and calls that had no answer. */
  readonly failures: number;
  readonly unanswered: number;
  /** Orders and withdrawals that were acknowledged, by their ids. */
  readonly orders: readonly string[];
  readonly withdrawals: readonly string[];
  /** Request ids that got two different answers. */
  readonly contradictions: number;
}

export interface LoadOptions {
  /** Clients that are logged in; each is closed at the end. */
  readonly crowd: readonly Client[];
  readonly ms: number;
}

/** All clients share the balances of three users, so that nearly every call has to wait for another one. */
const ACCOUNTS = ['demo@sluice.example', 'vip@sluice.example', 'main@sluice.example'];
const COINS = ['BTC', 'ETH', 'USDC', 'SOL', 'XRP', 'LTC'];
const WITHDRAW = '/v3/private/cht/asset-withdraw/withdraw';
/** Several chains, since a coin may be withdrawn by one chain only once in ten seconds (139001). */
const CHAINS = ['ARBI', 'MATIC', 'OP', 'BSC', 'CAVAX', 'ETH'];
const ADDRESS = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';

/** Clients that convert and withdraw from the same balances, each one as fast as it is answered. */
export async function makeLoad({ crowd, ms }: LoadOptions): Promise<Load> {
  const byCode: Record<string, number> = {};
  const orders: string[] = [];
  const withdrawals: string[] = [];
  const totals = { calls: 0, failures: 0, unanswered: 0, contradictions: 0 };

  const count = (reply: Reply): Reply => {
    totals.calls += 1;
    if (reply.status === 0) totals.unanswered += 1;
    else if (reply.status >= 500 || reply.code === null) totals.failures += 1;
    const key = reply.status === 200 ? String(reply.code) : `HTTP ${reply.status}`;
    byCode[key] = (byCode[key] ?? 0) + 1;
    return reply;
  };

  const convert = async (client: Client): Promise<void> => {
    const coin = pick(COINS);
    const isSale = Math.random() < 0.5;
    const [fromCoin, toCoin] = isSale ? [coin, 'USDT'] : ['USDT', coin];
    const terms = { accountType: 'funding', fromCoin, toCoin, fromCoinType: 'crypto', toCoinType: 'crypto' };
    const amount = { requestCoin: 'USDT', requestAmount: String(2 + Math.floor(Math.random() * 300)) };
    const quote = count(
      await client.post('/exchangeNew/convert/quote', { ...terms, ...amount, requestId: randomUUID() }),
    );
    if (quote.code !== 0) return;
    const order = {
      quoteTxId: String(quote.result.quoteTxId),
      accountType: 'funding',
      requestId: randomUUID(),
    };
    // Twice, as an impatient user or a retrying proxy does; and once more as another tab would.
    const [first, second] = await Promise.all([
      client.post('/exchangeNew/convert/execute', order),
      client.post('/exchangeNew/convert/execute', order),
    ]);
    count(first);
    count(second);
    compare(first, second, 'exchangeTxId');
    count(await client.post('/exchangeNew/convert/execute', { ...order, requestId: randomUUID() }));
    for (const reply of [first, second]) {
      if (reply.code === 0) orders.push(String(reply.result.exchangeTxId));
    }
  };

  const withdraw = async (client: Client): Promise<void> => {
    const amount = String(11 + Math.floor(Math.random() * 50));
    const about = { coin: 'USDT', chain: pick(CHAINS), address: ADDRESS, amount };
    const step = count(
      await client.postForm('/user/public/risk/default-intercept', {
        sence: '30001',
        ext_info_str: JSON.stringify({ ...about, feeType: 0, forceChain: 1 }),
      }),
    );
    if (step.code !== 0) return;
    const order = {
      ...about,
      timestamp: String(Date.now()),
      forceChain: 1,
      accountType: 'FUND',
      feeType: 0,
      requestId: randomUUID(),
      riskToken: String(step.result.risk_token),
      verification: { email: '123456', totp: '000000', fundPassword: 'sluice-fund' },
      confirmRepeat: true,
    };
    const [first, second] = await Promise.all([
      client.post(`${WITHDRAW}/create`, order),
      client.post(`${WITHDRAW}/create`, order),
    ]);
    count(first);
    count(second);
    compare(first, second, 'id');
    for (const reply of [first, second]) if (reply.code === 0) withdrawals.push(String(reply.result.id));
    if (first.code === 0 && Math.random() < 0.5) {
      count(await client.post(`${WITHDRAW}/cancel`, { id: String(first.result.id) }));
    }
  };

  const compare = (first: Reply, second: Reply, id: string): void => {
    if (first.code === 0 && second.code === 0 && first.result[id] !== second.result[id]) {
      totals.contradictions += 1;
    }
  };

  const endMs = performance.now() + ms;
  await Promise.all(
    crowd.map(async (client) => {
      while (performance.now() < endMs && totals.unanswered < crowd.length) {
        await (Math.random() < 0.7 ? convert(client) : withdraw(client));
      }
      client.close();
    }),
  );
  return { ...totals, byCode, orders: [...new Set(orders)], withdrawals: [...new Set(withdrawals)] };
}

/** So many clients, logged in one after another on a few accounts. */
export async function openCrowd(url: string, clients: number): Promise<Client[]> {
  const crowd: Client[] = [];
  for (let at = 0; at < clients; at += 1) {
    crowd.push(await createClient(url, ACCOUNTS[at % ACCOUNTS.length] as string));
  }
  return crowd;
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}
