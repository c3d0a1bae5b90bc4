import type { TravelZone } from './travelZone.ts';

/** Fields of the form by their names on the wire (screens.md 3.5). */
const TRAVEL_FIELDS = [
  'walletType',
  'vaspCode',
  'vaspName',
  'isSelfWallet',
  'legalType',
  'firstName',
  'lastName',
  'companyName',
  'representativeFirstName',
  'representativeLastName',
  'country',
  'state',
  'city',
  'street',
  'building',
  'postalCode',
  'dateOfBirth',
  'placeOfBirth',
  'poiType',
  'poiNumber',
  'poiIssuingCountry',
  'poiExpiredDate',
  'transactionPurpose',
  'ownershipProof',
] as const;

export type TravelField = (typeof TRAVEL_FIELDS)[number];

/** What was entered, as text; "" for nothing. `isSelfWallet` is "true" or "false". */
export type TravelAnswers = Readonly<Partial<Record<TravelField, string>>>;

export const WALLET_TYPES = ['0', '1'] as const;
export const LEGAL_TYPES = ['individual', 'company'] as const;
export const DOCUMENT_TYPES = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT', 'OTHER'] as const;
/** The entry of the list that stands for every exchange that isn't in it. */
const OTHER_VASP = 'others';

const DOCUMENT: readonly TravelField[] = ['poiType', 'poiNumber', 'poiIssuingCountry', 'poiExpiredDate'];
const PURPOSE: readonly TravelField[] = ['transactionPurpose'];
const HOME: readonly TravelField[] = ['country', 'state', 'city', 'street', 'building', 'postalCode'];
const BIRTH: readonly TravelField[] = ['dateOfBirth', 'placeOfBirth'];

/** What a zone asks beyond what all of them do. */
const EXTRA: Readonly<Record<TravelZone, readonly TravelField[]>> = {
  '': [],
  EU: PURPOSE,
  NLD: PURPOSE,
  TUR: [...DOCUMENT, ...PURPOSE],
  KAZ: DOCUMENT,
  ARE: [...HOME, ...BIRTH],
  HKG: [],
  IND: [],
  KOR: [],
};

export interface FieldQuestion {
  readonly zone: TravelZone;
  readonly answers: TravelAnswers;
  /** A European's own wallet has to be proven from 1,000 EUR on; withdrawals only. */
  readonly needsProof?: boolean;
}

/** The fields that are asked for, in their order; some depend on what was answered before. */
export function travelFieldsOf({ zone, answers, needsProof = false }: FieldQuestion): readonly TravelField[] {
  if (zone === '') return [];
  const { walletType, legalType, vaspCode, isSelfWallet } = answers;
  const asked = new Set<TravelField>(['walletType', 'legalType', ...EXTRA[zone]]);
  if (walletType === '0') asked.add('vaspCode');
  if (walletType === '0' && vaspCode === OTHER_VASP) asked.add('vaspName');
  if (walletType === '1') asked.add('isSelfWallet');
  if (legalType === 'individual') for (const name of ['firstName', 'lastName'] as const) asked.add(name);
  if (legalType === 'company') asked.add('companyName');
  if (legalType === 'company' && zone === 'KOR') {
    asked.add('representativeFirstName').add('representativeLastName');
  }
  if (needsProof && walletType === '1' && isSelfWallet === 'true') asked.add('ownershipProof');
  return TRAVEL_FIELDS.filter((field) => asked.has(field));
}
