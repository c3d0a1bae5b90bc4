import { describe, expect, test } from 'vitest';
import {
  judgeQuestionnaire,
  keepAnswers,
  type TravelZone,
  zoneOf,
} from '#sandbox/calls/withdraw/travelRule.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const COMMON = {
  walletType: 1,
  legalType: 'individual',
  isSelfWallet: true,
  firstName: 'Ada',
  lastName: "O'Neill-Çelik",
};
const PURPOSE = { transactionPurpose: 'Paying the rent of my flat' };
const DOCUMENT = {
  poiType: 'PASSPORT',
  poiNumber: 'X-123456',
  poiIssuingCountry: 'TUR',
  poiExpiredDate: '2026-11-22',
};
const HOME = {
  country: 'ARE',
  state: 'Dubai',
  city: 'Dubai',
  street: 'Sheikh Zayed Road',
  building: '1',
  postalCode: '00000',
  dateOfBirth: '1990-02-28',
  placeOfBirth: 'Ankara',
};

function judge(zone: TravelZone, answers: unknown, isLarge = false) {
  const json = answers === undefined ? undefined : JSON.stringify(answers);
  return judgeQuestionnaire(zone, json, { nowMs: NOW_MS, isLarge });
}

describe('The zone of a user', () => {
  test.each([
    ['EU', 'DEU', 'EU'],
    ['HKG', 'HKG', 'HKG'],
    ['SLUICE', 'IND', 'IND'],
    ['SLUICE', 'KOR', 'KOR'],
    ['SLUICE', 'DEU', ''],
    ['ISLAMIC', 'ARE', ''],
    ['ISLAMIC', 'IND', ''],
    ['TUR', 'IND', 'TUR'],
  ])('on %s from %s is %j', (siteId, country, zone) => {
    expect(zoneOf({ siteId, country })).toBe(zone);
  });
});

const UNLISTED = { walletType: 0, vaspCode: 'others' };

describe('A form', () => {
  const cases: [title: string, zone: TravelZone, answers: unknown, code: number | undefined][] = [
    ['that is not asked for', '', undefined, undefined],
    ['that is missing', 'HKG', undefined, 131067],
    ['that is no form', 'HKG', 'text', 131067],
    ['for an individual', 'HKG', COMMON, undefined],
    ['with its number as text', 'HKG', { ...COMMON, walletType: '1' }, undefined],
    ['for an exchange without its name', 'HKG', { ...COMMON, walletType: 0 }, 131068],
    ['for an exchange', 'HKG', { ...COMMON, walletType: 0, vaspCode: 'tulip' }, undefined],
    ['for one that no list has', 'HKG', { ...COMMON, ...UNLISTED, vaspName: 'Alpine Coins' }, undefined],
    ['for one that no list has, without a name', 'HKG', { ...COMMON, ...UNLISTED }, 131068],
    ['for one of one letter', 'HKG', { ...COMMON, ...UNLISTED, vaspName: 'A' }, 131068],
    ['of no legal type', 'HKG', { ...COMMON, legalType: 'ghost' }, 131068],
    ['for a company', 'HKG', { walletType: 1, legalType: 'company', companyName: 'A & B' }, undefined],
    ['for a company of one letter', 'HKG', { walletType: 1, legalType: 'company', companyName: 'A' }, 131068],
    ['for an individual with a number for a name', 'HKG', { ...COMMON, firstName: '4711' }, 131070],
    ['of Europe without a purpose', 'EU', COMMON, 131068],
    [
      'of Europe with one letter for a purpose',
      'EU',
      { ...COMMON, transactionPurpose: 'a'.repeat(30) },
      131068,
    ],
    ['of Europe', 'NLD', { ...COMMON, ...PURPOSE }, undefined],
    ['of Turkey without a document', 'TUR', { ...COMMON, ...PURPOSE }, 131068],
    ['of Turkey', 'TUR', { ...COMMON, ...PURPOSE, ...DOCUMENT }, undefined],
    ['of Kazakhstan', 'KAZ', { ...COMMON, ...DOCUMENT }, undefined],
    ['with a document of nowhere', 'KAZ', { ...COMMON, ...DOCUMENT, poiIssuingCountry: 'XYZ' }, 131069],
    ['with a document that ran out', 'KAZ', { ...COMMON, ...DOCUMENT, poiExpiredDate: '2026-11-21' }, 131073],
    ['with a day that is none', 'KAZ', { ...COMMON, ...DOCUMENT, poiExpiredDate: '2027-02-29' }, 131068],
    ['of the Emirates', 'ARE', { ...COMMON, ...HOME }, undefined],
    ['of the Emirates without a street', 'ARE', { ...COMMON, ...HOME, street: ' ' }, 131071],
    ['of the Emirates without a country', 'ARE', { ...COMMON, ...HOME, country: '' }, 131069],
    [
      'of the Emirates for a sender with a future date of birth',
      'ARE',
      { ...COMMON, ...HOME, dateOfBirth: '2030-01-01' },
      131072,
    ],
    ['of Korea for a company', 'KOR', { walletType: 1, legalType: 'company', companyName: 'Han' }, 131070],
    [
      'of Korea for a company that a representative signs for',
      'KOR',
      {
        walletType: 1,
        legalType: 'company',
        companyName: 'Han',
        representativeFirstName: 'Min',
        representativeLastName: 'Kim',
      },
      undefined,
    ],
  ];

  test.each(cases)('%s (%s)', (_title, zone, answers, code) => {
    expect(judge(zone, answers)).toBe(code);
  });

  test('of Europe proves that a wallet is one’s own where much is sent, and no other', () => {
    const own = { ...COMMON, ...PURPOSE };
    expect(judge('EU', own, true)).toBe(131074);
    expect(judge('EU', { ...own, ownershipProof: 'signed: 0xabc' }, true)).toBeUndefined();
    expect(judge('EU', { ...own, isSelfWallet: false }, true)).toBeUndefined();
    expect(judge('EU', { ...own, walletType: 0, vaspCode: 'tulip' }, true)).toBeUndefined();
  });

  test('is kept as far as it was asked for, and as text that can be kept', () => {
    const json = JSON.stringify({ ...COMMON, firstName: 'A\0\ud800da', extra: [[1]], toString: 'x' });
    expect(keepAnswers('HKG', json)).toEqual({
      walletType: '1',
      legalType: 'individual',
      isSelfWallet: 'true',
      firstName: 'Ada',
      lastName: "O'Neill-Çelik",
    });
    expect(keepAnswers('', json)).toBeNull();
    const unlisted = JSON.stringify({ ...UNLISTED, vaspName: 'Alpine Coins' });
    expect(keepAnswers('HKG', unlisted)).toMatchObject({ vaspCode: 'others', vaspName: 'Alpine Coins' });
  });
});
