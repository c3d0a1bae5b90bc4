/** What each demo account is there to show, by its id (reference/demoUsers.ts). */
export const DEMO_PURPOSES: ReadonlyMap<number, string> = new Map([
  [20_000_001, 'An ordinary user, amounts in EUR. Small remainders of a dozen coins.'],
  [20_000_002, 'Has just signed up: not verified, no coins, no currency chosen.'],
  [20_000_003, 'VIP 5, fully verified, a lot of everything: block trades, address checks.'],
  [20_000_004, 'Islamic sub-account: nothing that bears interest.'],
  [
    20_000_005,
    'A business with sub-accounts and a unified account. Much of it is frozen. Block trades take codes.',
  ],
  [20_000_006, 'Ordinary sub-account of Main & Sons.'],
  [20_000_007, 'Unified account: the upgrade is done.'],
  [20_000_008, 'Unified account: the upgrade is under way.'],
  [20_000_009, 'Unified account: the upgrade failed.'],
  [20_000_010, 'The Hong Kong site, amounts in HKD.'],
  [20_000_011, 'Lives in India: amounts in INR, tax deducted at source.'],
  [
    20_000_012,
    'The European site: withdrawals and deposits ask for a purpose, and from 1,000 EUR for proof.',
  ],
  [20_000_013, 'The Dutch site: its form asks for a purpose, and from 1,000 EUR for proof.'],
  [20_000_014, 'The Turkish site: its form asks for a document and a purpose. Amounts in TRY.'],
  [20_000_015, 'The Kazakh site: its form asks for a document. Amounts in KZT.'],
  [20_000_016, 'The Emirati site: its form asks for home and birth. Amounts in AED.'],
]);
