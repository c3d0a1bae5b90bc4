import * as v from 'valibot';
import { COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { readEnteredText, tidyEnteredText } from '#shared/text/enteredText.ts';
import { isIndividualName } from '#shared/text/individualName.ts';
import { isVasp, OTHER_VASP } from './vasps.ts';

/** Where the law asks who gets the coins (screens.md 3.5); "" is nowhere. */
export type TravelZone = '' | 'EU' | 'NLD' | 'TUR' | 'KAZ' | 'ARE' | 'HKG' | 'IND' | 'KOR';

/** 131067 none given, 131068 a field is missing or wrong, 131069 a country, 131070 a name, 131071 the address of the
 * beneficiary, 131072 their birth, 131073 a document that ran out, 131074 no proof that a wallet is one's own. */
export type TravelRuleCode = 131067 | 131068 | 131069 | 131070 | 131071 | 131072 | 131073 | 131074;

const COMMON = [
  'walletType',
  'legalType',
  'vaspCode',
  'vaspName',
  'isSelfWallet',
  'firstName',
  'lastName',
  'companyName',
];
const DOCUMENT = ['poiType', 'poiNumber', 'poiIssuingCountry', 'poiExpiredDate'];
const HOME = ['country', 'state', 'city', 'street', 'building', 'postalCode'];
const BIRTH = ['dateOfBirth', 'placeOfBirth'];
const REPRESENTATIVE = ['representativeFirstName', 'representativeLastName'];

const FIELDS: Readonly<Record<TravelZone, readonly string[]>> = {
  '': [],
  EU: [...COMMON, 'transactionPurpose', 'ownershipProof'],
  NLD: [...COMMON, 'transactionPurpose', 'ownershipProof'],
  TUR: [...COMMON, ...DOCUMENT, 'transactionPurpose'],
  KAZ: [...COMMON, ...DOCUMENT],
  ARE: [...COMMON, ...HOME, ...BIRTH],
  HKG: COMMON,
  IND: COMMON,
  KOR: [...COMMON, ...REPRESENTATIVE],
};

const DOCUMENT_TYPES = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT', 'OTHER'];
const OF_SITE: ReadonlySet<string> = new Set(['EU', 'NLD', 'TUR', 'KAZ', 'ARE', 'HKG']);
const OF_RESIDENCE: ReadonlySet<string> = new Set(['IND', 'KOR']);
const KNOWN_COUNTRIES = new Set(COUNTRIES.map(({ code3 }) => code3));

/** The name of an exchange that is not in the list (screens.md 1.22). */
const VASP_NAME = /^(?=.*\S)[^\p{Cc}]{2,100}$/u;
const COMPANY = /^(?=.*\S)[^\p{Cc}]{2,256}$/u;
const DOCUMENT_NUMBER = /^[A-Za-z0-9-]{3,64}$/;
const LINE = /^(?=.*\S)[^\p{Cc}]{1,128}$/u;

/** The zone a user sends from: that of their site, or of where they live. */
export function zoneOf({ siteId, country }: Pick<DemoUser, 'siteId' | 'country'>): TravelZone {
  if (OF_SITE.has(siteId)) {
    return siteId as TravelZone;
  }
  return siteId === 'SLUICE' && OF_RESIDENCE.has(country) ? (country as TravelZone) : '';
}

/** What the form of a zone asks for. */
export function fieldsOf(zone: TravelZone): readonly string[] {
  return FIELDS[zone];
}

/** A European's wallet has to be proven their own from this on (Regulation 2023/1113); in EUR. */
export const PROVEN_FROM_EUR = '1000';

export interface TravelRuleContext {
  readonly nowMs: number;
  /** Whether as much is sent that a wallet has to be proven. */
  readonly isLarge: boolean;
}

const Answers = v.record(v.string(), v.unknown());
type Answers = v.InferOutput<typeof Answers>;

/** Judges the answers of a form; undefined where they will do. */
export function judgeQuestionnaire(
  zone: TravelZone,
  json: string | undefined,
  { nowMs, isLarge }: TravelRuleContext,
): TravelRuleCode | undefined {
  const fields = FIELDS[zone];
  if (fields.length === 0) {
    return undefined;
  }
  const parsed = v.safeParse(Answers, json === undefined ? undefined : JSON.parse(json));
  if (!parsed.success) {
    return 131067;
  }
  const answers = parsed.output;
  const codes = [
    judgeOwner(answers),
    fields.includes('poiType') ? judgeDocument(answers, nowMs) : undefined,
    fields.includes('city') ? judgeBeneficiary(answers, nowMs) : undefined,
    fields.includes('transactionPurpose') && !isPurpose(textOf(answers, 'transactionPurpose'))
      ? 131068
      : undefined,
    zone === 'KOR' && answers.legalType === 'company' ? judgeNames(answers, REPRESENTATIVE) : undefined,
    fields.includes('ownershipProof') && isLarge ? judgeProof(answers) : undefined,
  ] as const;
  return codes.find((code) => code !== undefined);
}

/** The answers to what a zone asks, and nothing else of what was sent; null where it asks nothing. */
export function keepAnswers(
  zone: TravelZone,
  json: string | undefined,
): Readonly<Record<string, string>> | null {
  const parsed = v.safeParse(Answers, json === undefined ? undefined : JSON.parse(json));
  if (zone === '' || !parsed.success) {
    return null;
  }
  const { output } = parsed;
  const given = FIELDS[zone].filter((field) =>
    ['string', 'number', 'boolean'].includes(typeof output[field]),
  );
  return Object.fromEntries(given.map((field) => [field, storable(tidyEnteredText(String(output[field])))]));
}

function judgeOwner(answers: Answers): TravelRuleCode | undefined {
  const isExchange = isOneOf(answers.walletType, 0);
  if (!isExchange && !isOneOf(answers.walletType, 1)) {
    return 131068;
  }
  if (isExchange && !isNamedVasp(answers)) {
    return 131068;
  }
  if (answers.legalType === 'company') {
    return COMPANY.test(textOf(answers, 'companyName')) ? undefined : 131068;
  }
  return answers.legalType === 'individual' ? judgeNames(answers, ['firstName', 'lastName']) : 131068;
}

function isNamedVasp(answers: Answers): boolean {
  const code = textOf(answers, 'vaspCode');
  return code === OTHER_VASP ? VASP_NAME.test(textOf(answers, 'vaspName')) : isVasp(code);
}

function judgeNames(answers: Answers, names: readonly string[]): TravelRuleCode | undefined {
  return names.every((name) => isIndividualName(textOf(answers, name))) ? undefined : 131070;
}

function judgeDocument(answers: Answers, nowMs: number): TravelRuleCode | undefined {
  if (
    !DOCUMENT_TYPES.includes(textOf(answers, 'poiType')) ||
    !DOCUMENT_NUMBER.test(textOf(answers, 'poiNumber'))
  ) {
    return 131068;
  }
  if (!KNOWN_COUNTRIES.has(textOf(answers, 'poiIssuingCountry'))) {
    return 131069;
  }
  const expiresMs = readDay(textOf(answers, 'poiExpiredDate'));
  if (expiresMs === undefined) {
    return 131068;
  }
  return expiresMs > nowMs ? undefined : 131073;
}

function judgeBeneficiary(answers: Answers, nowMs: number): TravelRuleCode | undefined {
  if (!KNOWN_COUNTRIES.has(textOf(answers, 'country'))) {
    return 131069;
  }
  if (!HOME.every((field) => LINE.test(textOf(answers, field)))) {
    return 131071;
  }
  const bornMs = readDay(textOf(answers, 'dateOfBirth'));
  return bornMs !== undefined && bornMs < nowMs && LINE.test(textOf(answers, 'placeOfBirth'))
    ? undefined
    : 131072;
}

/** A signature or a small payment from the wallet; that of another user is theirs to prove. */
function judgeProof(answers: Answers): TravelRuleCode | undefined {
  const isOwnWallet = isOneOf(answers.walletType, 1) && answers.isSelfWallet === true;
  return isOwnWallet && !LINE.test(textOf(answers, 'ownershipProof').slice(0, 128)) ? 131074 : undefined;
}

/** screens.md 1.22. */
export function isCompanyName(text: string): boolean {
  return COMPANY.test(text);
}

/** 20 to 500 characters, and more than one of them. */
function isPurpose(text: string): boolean {
  const letters = [...text.trim()];
  return letters.length >= 20 && letters.length <= 500 && new Set(letters).size > 1;
}

/** Numbers travel as text in some forms. */
function isOneOf(value: unknown, wanted: number): boolean {
  return value === wanted || value === String(wanted);
}

/** An answer's text in the form that is kept; "" for one that can't be kept. */
function textOf(answers: Answers, field: string): string {
  const value = Object.hasOwn(answers, field) ? answers[field] : undefined;
  return (typeof value === 'string' ? readEnteredText(value) : null) ?? '';
}

/** The beginning of a day written YYYY-MM-DD, UTC; undefined for a day that no calendar has. */
function readDay(text: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? undefined : ms;
}

/** A text without what PostgreSQL cannot keep: NUL, and halves of characters. */
function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}
