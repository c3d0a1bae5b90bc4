import type { Client } from './createClient.ts';
import { quantile } from './quantile.ts';

/** What ordinary reads take, one after another by one client, in ms. */
export interface ReadsReading {
  readonly reads: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

const ASSETS = '/v3/private/cht';

/** What pages read again and again. */
const READS: readonly ((client: Client) => Promise<{ readonly code: number | null }>)[] = [
  (client) => client.get('/v2/private/user/profile'),
  (client) => client.get(`${ASSETS}/asset-common/coin-list`),
  (client) => client.get(`${ASSETS}/asset-common/coin-config?coin=USDT`),
  (client) => client.get(`${ASSETS}/asset-common/query-user-aggregate-info`),
  (client) => client.get(`${ASSETS}/asset-deposit/deposit/aggregate-records?kind=all&limit=20`),
  (client) => client.get(`${ASSETS}/asset-withdraw/withdraw/record-list?limit=20`),
  (client) => client.get(`${ASSETS}/asset-withdraw/withdraw/limit-amount?coin=USDT`),
  (client) => client.get(`${ASSETS}/asset-withdraw/address/address-list?limit=20`),
  (client) => client.post('/exchangeNew/convert/query', { accountType: 'funding', pageNo: 1, pageSize: 20 }),
  (client) => client.post('/exchangeNew/convert/coinInfoListByBalance', { accountType: 'funding', side: 0 }),
];

/** Reads so often, by turns. Throws where one is refused: what is refused is quick. */
export async function measureReads(client: Client, reads: number): Promise<ReadsReading> {
  const times: number[] = [];
  for (let at = 0; at < reads + READS.length; at += 1) {
    const startMs = performance.now();
    const { code } = await (READS[at % READS.length] as (typeof READS)[number])(client);
    if (code !== 0) throw new Error(`Read number ${at % READS.length} was answered ${code}.`);
    // The first turn compiles what is read.
    if (at >= READS.length) times.push(performance.now() - startMs);
  }
  return { reads, medianMs: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
}
