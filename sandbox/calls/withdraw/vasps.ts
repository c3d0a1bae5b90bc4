/** An exchange or custodian that a travel-rule form can name. */
export interface Vasp {
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1, three letters; "" for the entry that stands for all others. */
  readonly country: string;
}

/** Any that is not in the list (screens.md 3.5). */
export const OTHER_VASP = 'others';

/** Invented companies: the sandbox says nothing of real ones. */
export const VASPS: readonly Vasp[] = [
  { code: 'northwind', name: 'Northwind Exchange', country: 'DEU' },
  { code: 'lakeside', name: 'Lakeside Digital', country: 'CHE' },
  { code: 'harbour', name: 'Harbour Trading', country: 'SGP' },
  { code: 'meridian', name: 'Meridian Custody', country: 'USA' },
  { code: 'kowloon', name: 'Kowloon Assets', country: 'HKG' },
  { code: 'bosphorus', name: 'Bosphorus Kripto', country: 'TUR' },
  { code: 'steppe', name: 'Steppe Exchange', country: 'KAZ' },
  { code: 'dhow', name: 'Dhow Markets', country: 'ARE' },
  { code: 'tulip', name: 'Tulip Coins', country: 'NLD' },
  { code: 'ganges', name: 'Ganges Coin', country: 'IND' },
  { code: 'hangang', name: 'Hangang Exchange', country: 'KOR' },
  { code: OTHER_VASP, name: 'Another one', country: '' },
];

const BY_CODE = new Map(VASPS.map((vasp) => [vasp.code, vasp]));

/** The name that belongs to a code, "" for none of ours. */
export function vaspNameOf(code: string): string {
  return BY_CODE.get(code)?.name ?? '';
}

export function isVasp(code: string): boolean {
  return BY_CODE.has(code);
}
