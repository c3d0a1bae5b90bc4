/** Accounts without a key, by the documents of their chains: made of zeros or of a readable text, to burn coins, or reserved. */
const OWNERLESS: ReadonlySet<string> = new Set([
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr',
  // Tron's zero address and its black hole.
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
  // xrpl.org, "Special addresses": zero, one, the black hole of names, and what a number that is none was written as.
  'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
  'rrrrrrrrrrrrrrrrrrrrBZbvji',
  'rrrrrrrrrrrrrrrrrNAMEtxvNvQ',
  'rrrrrrrrrrrrrrrrrrrn5RM1rHd',
  'GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ',
  '1nc1nerator11111111111111111111111111111111',
  'tz1burnburnburnburnburnburnburjAYjjX',
  '0.0.0',
  'eosio.null',
]);

const OWNERLESS_SHAPES = [
  // Aptos and Sui: zero, and what belongs to the framework.
  /^0x0{63}/,
  // TON and NEAR.
  /^(?:-?\d:)?0{64}$/,
  // Filecoin: numbers below 100 are of the chain's own actors, 99 among them, which burns.
  /^f0\d{1,2}$/,
  // Zeros as bech32 and CashAddr write them.
  /^[a-z]+[1:]q{32}/,
];

/** Whether an account, as checks give it, is known to have no owner: what is sent there is lost (screens.md 3.2). */
export function isOwnerless(account: string): boolean {
  return OWNERLESS.has(account) || OWNERLESS_SHAPES.some((shape) => shape.test(account));
}
