/** A sample of screens.md 3.2, with what it comes to. `normalized` and `tag` where they differ from the text and from none. */
export interface Sample {
  readonly format: string;
  readonly text: string;
  readonly kind: string;
  readonly hasChecksum: boolean;
  readonly normalized?: string;
  readonly tag?: string;
}

type SampleLine = [format: string, text: string, kind: string, hasChecksum?: boolean, tag?: string];

const LINES: readonly SampleLine[] = [
  ['btc', '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE', 'p2pkh'],
  ['btc', '3JHLeLGT6Srz2fQqy2H46aBJ4PCuGkX5jp', 'p2sh'],
  ['btc', 'bc1q26aqkl52j2z7ald9ggghxqy2cqwvn5umptnjcu', 'p2wpkh'],
  ['btc', 'bc1puk9j6jmauwtc5zp6em5g6l3lef9s4fzr8yc5zaq87stjullqt5cqcdcelf', 'p2tr'],
  ['ltc', 'LaPbotigsmEhUMnBvZ36mK9HkAFgfQ4y5a', 'p2pkh'],
  ['ltc', 'ltc1qvzyhhr00xrl6fr88yd9y40dz09l76x3u2ct8ze', 'p2wpkh'],
  ['doge', 'DBGweEVW5JWsWcwVSmktgNBApyVRBb3peh', 'p2pkh'],
  ['bch', 'bitcoincash:qquhkm6w0klnle26zdrkzgzwjfh7rt3fmqmhwrlwsm', 'p2pkh'],
  ['dash', 'XjFfmdS2vMEj3vrv2m16YzMxsNXk5FHpjp', 'p2pkh'],
  ['evm', '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7', 'account'],
  ['tron', 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU', 'account'],
  ['sol', '8XvTvFe9RUCjDuHFEHLhpEmqZ1vqbtXr3q9pjoasaBU6', 'account', false],
  ['xrp', 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d', 'account'],
  ['xrp', 'X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV', 'x-address', true, '12345'],
  ['xlm', 'GDIIXOQVILYPD6TZZQAQAVA6QHVNNUOERLADPACJYN2XJFFOVCQ4BKHE', 'account'],
  ['xlm', 'MDIIXOQVILYPD6TZZQAQAVA6QHVNNUOERLADPACJYN2XJFFOVCQ4AAAAAAAAAAADBFFS6', 'muxed', true, '777'],
  ['ton', 'UQAC9faREByJqKKs6MNHgD1OHFKMTUp3Lz-HsBJRQHvLFGog', 'account'],
  ['ada', 'addr1vyf5ku5hq8yqnq4je2r8f924u5607qxrlcndjfljw69alccewuqyj', 'payment'],
  ['ss58:0', '16E9itc2M61FeY2je4bGRvXJfddkbutytEtmcFP6xJYDTc6w', 'account'],
  ['bech32:cosmos', 'cosmos17m0gaknsnzc5vy4yhkgsdga5fhcm7epearqe0h', 'account'],
  ['near', '4c6426a6b2feb6df1dbcb0023863bba12d66662607c14a6c127b79bdcf6f644c', 'implicit', false],
  ['algo', 'EMO5JQUVGRIHSZCTPBOYOZ2LQ42RQ5C6EGFEAX67CW3Z7D7RNSJ3BYWZBE', 'account'],
  ['hedera', '0.0.1234567', 'account', false],
  ['move32', '0x5610cc7578fc03a488a734b7907ddc65641ed0577fb71b790979f4606a039eff', 'account', false],
  ['fil', 'f1bajqa3msygwy2aoysd7et2direvaw6z5niocvty', 'account'],
  ['icp', 'd21c6eaf95af7a65e757da078adc26c2f35b6185b4ca279ee42ea94d0a4655e3', 'account'],
  ['xtz', 'tz1gqgs8NhyS7ribwzysKEWkV6g7VntYusDn', 'account'],
  ['stx', 'SP1VWB4DPYC537YMA8GF7ZM5MD1MTVSAF1E6EN4P4', 'p2pkh'],
  ['kaspa', 'kaspa:qr4sgdeqp2dnld8zykq5a8tewafrdwhqlamf46dlra0szxp8dsspvaq9vsn76', 'account'],
  ['eosio', 'sandboxuser1', 'name', false],
];

/** Every sample of the table in screens.md 3.2. */
export const SAMPLES: readonly Sample[] = LINES.map(([format, text, kind, hasChecksum = true, tag]) => ({
  format,
  text,
  kind,
  hasChecksum,
  ...(tag !== undefined && { tag }),
}));
