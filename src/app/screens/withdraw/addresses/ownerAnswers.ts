import {
  type TravelAnswers,
  type TravelField,
  travelFieldsOf,
} from '#app/features/travelRule/travelFields.ts';
import type { TravelZone } from '#app/features/travelRule/travelZone.ts';
import { type TravelFault, validateTravelAnswer } from '#app/features/travelRule/validateTravelAnswer.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import type { BookEntry } from '../book/bookEntry.ts';

/** The owner of a wallet or account, as entered. */
export interface OwnerAnswers {
  readonly ownership: 'self' | 'other';
  readonly answers: TravelAnswers;
}

/** The fields of the book, by their names on the wire. */
export type OwnerInput = Pick<
  InputOf<'addressCreate'>,
  'walletType' | 'ownership' | 'vaspCode' | 'legalType' | 'firstName' | 'lastName' | 'companyName'
>;

const OF_BOOK: readonly TravelField[] = [
  'walletType',
  'vaspCode',
  'legalType',
  'firstName',
  'lastName',
  'companyName',
];

export const OWN_WALLET: OwnerAnswers = { ownership: 'self', answers: { walletType: '1' } };

/** What is known of an entry; the list has no names. */
export function ownerOf({ ownership, walletType, vaspCode, legalType }: BookEntry): OwnerAnswers {
  return {
    ownership,
    answers: {
      walletType: String(walletType),
      ...(vaspCode !== undefined && { vaspCode }),
      ...(legalType !== undefined && { legalType }),
    },
  };
}

/** The fields that are asked for: where no law asks, only what kind of wallet it is (screens.md 3.5). */
export function ownerFields({ answers }: OwnerAnswers, zone: TravelZone): readonly TravelField[] {
  // Every zone begins with the same questions; those beyond them are asked with a withdrawal.
  const asked = travelFieldsOf({ zone: zone === '' ? 'HKG' : zone, answers });
  return asked.filter((field) => OF_BOOK.includes(field) && (zone !== '' || isOfWallet(field)));
}

/** What is wrong with an answer, null for nothing. Where no law asks, the exchange need not be named. */
export function validateOwner(field: TravelField, owner: OwnerAnswers, zone: TravelZone): TravelFault | null {
  const answer = owner.answers[field];
  if (zone === '' && field === 'vaspCode' && (answer ?? '') === '') return null;
  return validateTravelAnswer(field, answer, '');
}

/** The answers as the calls take them. */
export function writeOwner(owner: OwnerAnswers, zone: TravelZone): OwnerInput {
  const { ownership, answers } = owner;
  const said = new Map(
    ownerFields(owner, zone).flatMap((field) => {
      const text = tidyEnteredText(answers[field] ?? '');
      return text === '' ? [] : [[field, text] as const];
    }),
  );
  const optional = (field: 'vaspCode' | 'firstName' | 'lastName' | 'companyName') => {
    const text = said.get(field);
    return text === undefined ? {} : { [field]: text };
  };
  const legalType = said.get('legalType');
  return {
    walletType: said.get('walletType') === '0' ? 0 : 1,
    ownership,
    ...optional('vaspCode'),
    ...((legalType === 'individual' || legalType === 'company') && { legalType }),
    ...optional('firstName'),
    ...optional('lastName'),
    ...optional('companyName'),
  };
}

function isOfWallet(field: TravelField): boolean {
  return field === 'walletType' || field === 'vaspCode';
}
