import { readEnteredText } from '#shared/text/enteredText.ts';
import { isIndividualName } from '#shared/text/individualName.ts';
import { DOCUMENT_TYPES, LEGAL_TYPES, type TravelField, WALLET_TYPES } from './travelFields.ts';

/** What is wrong with an answer (screens.md 1.22). */
export type TravelFault =
  | { readonly kind: 'missing' }
  /** A part of it can't be seen. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'length'; readonly min: number; readonly max: number }
  /** Other signs than letters, marks, spaces, ' - and dots. */
  | { readonly kind: 'name' }
  | { readonly kind: 'document' }
  /** One character, over and over. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'unreadableDay' }
  /** A document that ran out. */
  | { readonly kind: 'expired' }
  /** A birth to come. */
  | { readonly kind: 'future' };

const DOCUMENT_NUMBER = /^[A-Za-z0-9-]*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MISSING: TravelFault = { kind: 'missing' };

type Judge = (text: string, today: string) => TravelFault | null;

const name: Judge = (text) => length(1, 128)(text, '') ?? (isIndividualName(text) ? null : { kind: 'name' });
const line: Judge = (text) => length(1, 128)(text, '');

const JUDGES: Readonly<Record<TravelField, Judge>> = {
  walletType: oneOf(WALLET_TYPES),
  vaspCode: line,
  vaspName: length(2, 100),
  // Not ticked is an answer.
  isSelfWallet: () => null,
  legalType: oneOf(LEGAL_TYPES),
  firstName: name,
  lastName: name,
  companyName: length(2, 256),
  representativeFirstName: name,
  representativeLastName: name,
  country: line,
  state: line,
  city: line,
  street: line,
  building: line,
  postalCode: line,
  dateOfBirth: (text, today) =>
    !isDay(text) ? { kind: 'unreadableDay' } : text < today ? null : { kind: 'future' },
  placeOfBirth: line,
  poiType: oneOf(DOCUMENT_TYPES),
  poiNumber: (text) => length(3, 64)(text, '') ?? (DOCUMENT_NUMBER.test(text) ? null : { kind: 'document' }),
  poiIssuingCountry: line,
  poiExpiredDate: (text, today) =>
    !isDay(text) ? { kind: 'unreadableDay' } : text > today ? null : { kind: 'expired' },
  transactionPurpose: (text) =>
    length(20, 500)(text, '') ?? (new Set(text).size > 1 ? null : { kind: 'repeated' }),
  ownershipProof: line,
};

/** The first thing that is wrong with an answer, null where it will do. `today` is a day in UTC, "2026-11-24". */
export function validateTravelAnswer(
  field: TravelField,
  answer: string | undefined,
  today: string,
): TravelFault | null {
  const text = readEnteredText(answer ?? '');
  if (text === null) return { kind: 'hidden' };
  if (text === '' && field !== 'isSelfWallet') return MISSING;
  return JUDGES[field](text, today);
}

function length(min: number, max: number): Judge {
  return (text) => {
    const count = [...text].length;
    return count >= min && count <= max ? null : { kind: 'length', min, max };
  };
}

function oneOf(values: readonly string[]): Judge {
  return (text) => (values.includes(text) ? null : MISSING);
}

/** Whether a day is one of the calendar. */
function isDay(text: string): boolean {
  const ms = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}
