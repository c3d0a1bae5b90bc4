import { describe, expect, test } from 'vitest';
import { EXPORT_TYPES } from '#sandbox/calls/files/exportTypes.ts';
import { clearanceOf, complianceOf, showsStablecoinBanner } from '#shared/site/compliance.ts';
import { complianceOverrides, FLAG_KEYS, flagOfExport, type SiteFlag } from '#shared/site/siteFlags.ts';

const ALL_SHOWN = Object.fromEntries(FLAG_KEYS.map((key) => [key, true]));

describe('the table of flags', () => {
  test('has every flag of the specification, all of them shown by default', () => {
    expect(FLAG_KEYS).toEqual([
      ...['p2p', 'slash', 'earn', 'pendingAssets', 'fiatDepositWithdraw', 'card', 'subAccountTransferRecord'],
      ...['internalTransferMail', 'internalTransferPhone', 'internalTransferUid'],
      ...['web3', 'misstag', 'depositFiatEntry'],
      ...['exportDerivatives', 'exportContract', 'exportUsdc', 'exportCopytrade', 'exportTradingTools'],
      ...['exportSavings', 'exportPreupgrade', 'exportEtp', 'exportUsdt', 'exportPersonalInfo'],
      ...['sideNavCopyTrade', 'sideNavBot', 'sideNavCryptoLoans'],
      ...['botFuturesMartingale', 'botFuturesGrid', 'convertFaq', 'convertLimit'],
    ]);
    expect(complianceOverrides([])).toEqual({ flags: ALL_SHOWN, badFlags: [] });
  });
});

describe('a type of exports', () => {
  test.each([
    ['derivatives', 'exportDerivatives'],
    ['contract', 'exportContract'],
    ['USDC', 'exportUsdc'],
    ['copyTrade', 'exportCopytrade'],
    ['tradingTools', 'exportTradingTools'],
    ['savings', 'exportSavings'],
    ['preUpgrade', 'exportPreupgrade'],
    ['pre-upgrade', 'exportPreupgrade'],
    ['ETP', 'exportEtp'],
    ['USDT', 'exportUsdt'],
    ['personalInfo', 'exportPersonalInfo'],
  ] as const)('%s follows its flag, as at the exchange', (type, flag) => {
    expect(flagOfExport(type)).toBe(flag);
    const own = EXPORT_TYPES.find((each) => each.type === type);
    expect(own?.flag ?? flag).toBe(flag);
  });

  test.each(['funding', 'spot', 'unified', 'convert', 'depositWithdraw', ''])('%s has none', (type) => {
    expect(flagOfExport(type)).toBeUndefined();
  });
});

describe('an override', () => {
  const override = (flag: string, action: 'show' | 'hide' | 'custom', ext?: string) =>
    complianceOverrides([[flag, { action, ext }]]);

  test('to hide makes the flag false and no other, whatever comes with it', () => {
    expect(override('card', 'hide', 'true')).toEqual({ flags: { ...ALL_SHOWN, card: false }, badFlags: [] });
  });

  test('to show makes it true', () => {
    expect(override('card', 'show', 'false')).toEqual({ flags: ALL_SHOWN, badFlags: [] });
  });

  test('of a custom value takes what its JSON says', () => {
    expect(override('card', 'custom', 'false').flags.card).toBe(false);
    expect(override('card', 'custom', ' true ').flags.card).toBe(true);
  });

  test.each([undefined, '', 'no', '{', '0', 'null', '"false"', '{"value":false}'])(
    'of a custom value %j keeps the default and is reported',
    (ext) => {
      expect(override('card', 'custom', ext)).toEqual({ flags: ALL_SHOWN, badFlags: ['card'] });
    },
  );

  test('of a flag that this build does not know is passed over', () => {
    for (const flag of ['teleport', 'constructor', '__proto__', 'toString'])
      expect(override(flag, 'hide')).toEqual({ flags: ALL_SHOWN, badFlags: [] });
  });
});

describe('what is known of a site', () => {
  const NO_SETTINGS = { complianceConfig: {} };
  const answer = {
    flags: new Map([['earn', { action: 'hide' }]] as const),
    stablecoinTip: true,
    defaultConvertCoin: 'USDC',
  };

  test('is everything at its default before a flag is set', () => {
    expect(complianceOf('SLUICE', NO_SETTINGS)).toEqual({
      compliance: {
        flags: ALL_SHOWN,
        clearanceTime: undefined,
        stablecoinTip: false,
        defaultConvertCoin: 'USDT',
        isSettled: false,
        siteId: 'SLUICE',
      },
      badFlags: [],
    });
  });

  test('begins with the deployment’s settings, which the answer of the exchange replaces', () => {
    const settings = { complianceConfig: { card: { action: 'hide' }, web3: { action: 'custom' } } } as const;
    const seeded = complianceOf('SLUICE', settings);
    expect([hidden(seeded.compliance.flags), seeded.badFlags]).toEqual([['card'], ['web3']]);
    const { compliance, badFlags } = complianceOf('SLUICE', settings, answer);
    expect([hidden(compliance.flags), badFlags]).toEqual([['earn'], []]);
    expect(compliance).toMatchObject({ defaultConvertCoin: 'USDC', isSettled: true });
  });

  test('has the stablecoin tip in the EU alone, where the exchange can take it away', () => {
    expect(complianceOf('EU', NO_SETTINGS).compliance.stablecoinTip).toBe(true);
    expect(complianceOf('EU', NO_SETTINGS, answer).compliance.stablecoinTip).toBe(true);
    const without = { ...answer, stablecoinTip: false };
    expect(complianceOf('EU', NO_SETTINGS, without).compliance.stablecoinTip).toBe(false);
    for (const site of ['SLUICE', 'NLD', 'HKG', 'ARE', 'TUR', 'KAZ', 'ISLAMIC'] as const)
      expect(complianceOf(site, NO_SETTINGS, answer).compliance.stablecoinTip, site).toBe(false);
  });

  test('has the clearance time of the deployment before that of the exchange', () => {
    const said = { ...answer, clearanceTime: '1700000000000' };
    expect(complianceOf('HKG', NO_SETTINGS, said).compliance.clearanceTime).toBe(1_700_000_000_000);
    const settings = { ...NO_SETTINGS, clearanceTime: 1_600_000_000_000 };
    expect(complianceOf('HKG', settings, said).compliance.clearanceTime).toBe(1_600_000_000_000);
  });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'with the site’s flag %s and the global one %s the stablecoin banner is shown: %s',
  (site, global, shown) => {
    expect(showsStablecoinBanner({ stablecoinTip: site }, global)).toBe(shown);
  },
);

describe('the clearance', () => {
  const AT_MS = 1_893_456_000_000;

  test('of Hong Kong counts down to its time, and is there from then on', () => {
    expect(clearanceOf('HKG', {}, AT_MS - 1)).toEqual({ kind: 'before', atMs: AT_MS, leftMs: 1 });
    expect(clearanceOf('HKG', {}, AT_MS)).toEqual({ kind: 'after', atMs: AT_MS });
  });

  test('of Hong Kong is moved by a setting', () => {
    expect(clearanceOf('HKG', { clearanceTime: 5_000 }, 4_000)).toMatchObject({ leftMs: 1_000 });
    expect(clearanceOf('HKG', { clearanceTime: 0 }, 4_000)).toEqual({ kind: 'after', atMs: 0 });
  });

  test('is none anywhere else, whatever a setting says', () => {
    for (const site of ['SLUICE', 'EU', 'NLD', 'ARE', 'TUR', 'KAZ', 'ISLAMIC'] as const)
      expect(clearanceOf(site, { clearanceTime: 1 }, AT_MS), site).toEqual({ kind: 'none' });
  });
});

function hidden(flags: Readonly<Record<SiteFlag, boolean>>): SiteFlag[] {
  return FLAG_KEYS.filter((key) => !flags[key]);
}
