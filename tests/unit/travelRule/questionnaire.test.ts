import { describe, expect, test } from 'vitest';
import {
  type TravelAnswers,
  type TravelField,
  travelFieldsOf,
} from '#app/features/travelRule/travelFields.ts';
import { senderZoneOf, type TravelZone, travelZoneOf } from '#app/features/travelRule/travelZone.ts';
import { validateTravelAnswer } from '#app/features/travelRule/validateTravelAnswer.ts';
import { writeQuestionnaire } from '#app/features/travelRule/writeQuestionnaire.ts';
import { judgeQuestionnaire } from '#sandbox/calls/withdraw/travelRule.ts';

const TODAY = '2026-11-24';
const NOW_MS = Date.parse(`${TODAY}T12:00:00Z`);

const WHOLE: TravelAnswers = {
  ...{ walletType: '0', vaspCode: 'northwind', vaspName: 'Coin Hut', isSelfWallet: 'true' },
  ...{ legalType: 'individual', firstName: 'Zoë', lastName: "O'Neil-Şahin", companyName: 'Ay & Sons' },
  ...{ representativeFirstName: 'Min', representativeLastName: '김' },
  ...{ country: 'ARE', state: 'Dubai', city: 'Dubai', street: 'Al Wasl', building: '7', postalCode: '0' },
  ...{ dateOfBirth: '1990-02-28', placeOfBirth: 'Sharjah' },
  ...{ poiType: 'PASSPORT', poiNumber: 'X-12345', poiIssuingCountry: 'TUR', poiExpiredDate: '2026-11-25' },
  transactionPurpose: 'Payment for a used car',
  ownershipProof: '0xsigned',
};

describe('the zone of a user', () => {
  test.each([
    ['EU', 'DEU', 'EU'],
    ['TUR', 'IND', 'TUR'],
    ['SLUICE', 'IND', 'IND'],
    ['SLUICE', 'KOR', 'KOR'],
    ['SLUICE', 'DEU', ''],
    ['ISLAMIC', 'IND', ''],
  ])('of the site %s who lives in %s is "%s"', (site_id, country_code, zone) => {
    expect(travelZoneOf({ site_id, country_code })).toBe(zone);
  });

  test('asks about a sender what all zones ask, where it has no form for deposits', () => {
    expect([senderZoneOf(''), senderZoneOf('KOR'), senderZoneOf('EU')]).toEqual(['HKG', 'HKG', 'EU']);
  });
});

describe('the fields', () => {
  const fieldsOf = (zone: TravelZone, answers: TravelAnswers, needsProof = false) =>
    travelFieldsOf({ zone, answers, needsProof });

  test('of each zone are those of the law there', () => {
    const common = ['walletType', 'vaspCode', 'legalType', 'firstName', 'lastName'];
    const document = ['poiType', 'poiNumber', 'poiIssuingCountry', 'poiExpiredDate'];
    expect(fieldsOf('', WHOLE)).toEqual([]);
    expect(fieldsOf('HKG', WHOLE)).toEqual(common);
    expect(fieldsOf('IND', WHOLE)).toEqual(common);
    expect(fieldsOf('EU', WHOLE)).toEqual([...common, 'transactionPurpose']);
    expect(fieldsOf('NLD', WHOLE)).toEqual([...common, 'transactionPurpose']);
    expect(fieldsOf('KAZ', WHOLE)).toEqual([...common, ...document]);
    expect(fieldsOf('TUR', WHOLE)).toEqual([...common, ...document, 'transactionPurpose']);
    expect(fieldsOf('ARE', WHOLE)).toEqual([
      ...common,
      ...['country', 'state', 'city', 'street', 'building', 'postalCode', 'dateOfBirth', 'placeOfBirth'],
    ]);
  });

  test('follow what was answered before', () => {
    expect(fieldsOf('HKG', {})).toEqual(['walletType', 'legalType']);
    expect(fieldsOf('HKG', { walletType: '0', vaspCode: 'others' })).toContain('vaspName');
    expect(fieldsOf('HKG', { walletType: '1' })).toEqual(['walletType', 'isSelfWallet', 'legalType']);
    expect(fieldsOf('HKG', { legalType: 'company' })).toContain('companyName');
    expect(fieldsOf('HKG', { legalType: 'company' })).not.toContain('representativeFirstName');
    expect(fieldsOf('KOR', { legalType: 'company' })).toContain('representativeFirstName');
    const own = { walletType: '1', isSelfWallet: 'true' };
    expect(fieldsOf('EU', own, true)).toContain('ownershipProof');
    expect(fieldsOf('EU', own)).not.toContain('ownershipProof');
  });
});

describe('an answer', () => {
  test.each<[TravelField, string, string | null]>([
    ['firstName', 'Žofie', null],
    ['lastName', 'O\u2019Neil\u2010\u015eahin', null],
    ['firstName', 'R2D2', 'name'],
    ['firstName', '---', 'name'],
    ['lastName', 'a'.repeat(129), 'length'],
    ['companyName', 'X', 'length'],
    ['vaspName', 'X', 'length'],
    ['transactionPurpose', 'x'.repeat(30), 'repeated'],
    ['transactionPurpose', 'Payment for a car', 'length'],
    ['transactionPurpose', 'ab'.repeat(251), 'length'],
    ['transactionPurpose', 'ab'.repeat(250), null],
    ['poiNumber', 'AB', 'length'],
    ['poiNumber', 'AB 12', 'document'],
    ['poiExpiredDate', TODAY, 'expired'],
    ['poiExpiredDate', '2026-11-25', null],
    ['poiExpiredDate', '2027-02-30', 'unreadableDay'],
    ['dateOfBirth', TODAY, 'future'],
    ['dateOfBirth', '1990-02-28', null],
    ['walletType', '2', 'missing'],
    ['country', ' ', 'missing'],
    ['isSelfWallet', '', null],
  ])('%s "%s" is faulted with %s', (field, text, kind) => {
    expect(validateTravelAnswer(field, text, TODAY)?.kind ?? null).toBe(kind);
  });
});

describe('the questionnaire', () => {
  const ZONES: readonly TravelZone[] = ['EU', 'NLD', 'TUR', 'KAZ', 'ARE', 'HKG', 'IND', 'KOR'];
  const cases = ZONES.flatMap((zone) =>
    [
      WHOLE,
      { ...WHOLE, walletType: '1' },
      { ...WHOLE, legalType: 'company' },
      { ...WHOLE, vaspCode: 'others' },
    ].map((answers) => ({ zone, answers })),
  );

  test.each(cases)('that passes here passes at the exchange: $zone', ({ zone, answers }) => {
    const fields = travelFieldsOf({ zone, answers });
    expect(fields.map((field) => validateTravelAnswer(field, answers[field], TODAY))).toEqual(
      fields.map(() => null),
    );
    const json = writeQuestionnaire(fields, answers) ?? '';
    expect(judgeQuestionnaire(zone, json, { nowMs: NOW_MS, isLarge: false })).toBeUndefined();
  });

  test('has nothing of fields that another choice has hidden', () => {
    const fields = travelFieldsOf({ zone: 'HKG', answers: WHOLE });
    expect(JSON.parse(writeQuestionnaire(fields, { ...WHOLE, firstName: ' Zoë ' }) ?? '')).toEqual({
      walletType: 0,
      vaspCode: 'northwind',
      legalType: 'individual',
      firstName: 'Zoë',
      lastName: "O'Neil-Şahin",
    });
  });

  test('is none where it has more than 16,384 bytes', () => {
    expect(writeQuestionnaire(['city'], { city: 'x'.repeat(16_384 - 11) })).not.toBeNull();
    expect(writeQuestionnaire(['city'], { city: 'é'.repeat(8_192) })).toBeNull();
  });
});
