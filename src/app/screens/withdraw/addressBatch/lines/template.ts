import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import { type Cells, EMPTY_CELLS } from './batchLine.ts';

/** An address for each format, whose key no one holds (screens.md 3.2); the batch refuses them. */
const EXAMPLE_BY_FORMAT: ReadonlyMap<string, string> = new Map([
  ['btc', 'bc1q26aqkl52j2z7ald9ggghxqy2cqwvn5umptnjcu'],
  ['ltc', 'ltc1qvzyhhr00xrl6fr88yd9y40dz09l76x3u2ct8ze'],
  ['doge', 'DBGweEVW5JWsWcwVSmktgNBApyVRBb3peh'],
  ['bch', 'bitcoincash:qquhkm6w0klnle26zdrkzgzwjfh7rt3fmqmhwrlwsm'],
  ['dash', 'XjFfmdS2vMEj3vrv2m16YzMxsNXk5FHpjp'],
  ['evm', '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7'],
  ['tron', 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU'],
  ['sol', '8XvTvFe9RUCjDuHFEHLhpEmqZ1vqbtXr3q9pjoasaBU6'],
  ['xrp', 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d'],
  ['xlm', 'GDIIXOQVILYPD6TZZQAQAVA6QHVNNUOERLADPACJYN2XJFFOVCQ4BKHE'],
  ['ton', 'UQAC9faREByJqKKs6MNHgD1OHFKMTUp3Lz-HsBJRQHvLFGog'],
  ['ada', 'addr1vyf5ku5hq8yqnq4je2r8f924u5607qxrlcndjfljw69alccewuqyj'],
  ['ss58:0', '16E9itc2M61FeY2je4bGRvXJfddkbutytEtmcFP6xJYDTc6w'],
  ['bech32:cosmos', 'cosmos17m0gaknsnzc5vy4yhkgsdga5fhcm7epearqe0h'],
  ['near', '4c6426a6b2feb6df1dbcb0023863bba12d66662607c14a6c127b79bdcf6f644c'],
  ['algo', 'EMO5JQUVGRIHSZCTPBOYOZ2LQ42RQ5C6EGFEAX67CW3Z7D7RNSJ3BYWZBE'],
  ['hedera', '0.0.1234567'],
  ['move32', '0x5610cc7578fc03a488a734b7907ddc65641ed0577fb71b790979f4606a039eff'],
  ['fil', 'f1bajqa3msygwy2aoysd7et2direvaw6z5niocvty'],
  ['icp', 'd21c6eaf95af7a65e757da078adc26c2f35b6185b4ca279ee42ea94d0a4655e3'],
  ['xtz', 'tz1gqgs8NhyS7ribwzysKEWkV6g7VntYusDn'],
  ['stx', 'SP1VWB4DPYC537YMA8GF7ZM5MD1MTVSAF1E6EN4P4'],
  ['kaspa', 'kaspa:qr4sgdeqp2dnld8zykq5a8tewafrdwhqlamf46dlra0szxp8dsspvaq9vsn76'],
  ['eosio', 'sandboxuser1'],
]);

export const EXAMPLES: ReadonlySet<string> = new Set(EXAMPLE_BY_FORMAT.values());

/** The lines of the template: one for each network with an example of its addresses (screens.md 1.10). */
export function templateLines(chains: readonly AddressChain[]): readonly Cells[] {
  return chains.flatMap(({ code, format, tag }, at) => {
    const address = EXAMPLE_BY_FORMAT.get(format);
    if (address === undefined) return [];
    return [
      {
        ...EMPTY_CELLS,
        coin: '*',
        chain: code,
        address,
        tag: tag.mode === 'forbidden' ? '' : '12345',
        remark: `Example ${at + 1}`,
        wallet_type: 'own',
        owner: 'self',
        verified: 'no',
      },
    ];
  });
}
