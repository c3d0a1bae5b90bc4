import type { Asked } from '#sandbox/server/api/implement.ts';
import { isIndividualName } from '#shared/text/individualName.ts';
import { isCompanyName, type TravelZone } from '../withdraw/travelRule.ts';
import { isVasp } from '../withdraw/vasps.ts';

/** Who an address belongs to, as it was declared. */
export type OwnerData = Partial<
  Pick<
    Asked<'addressCreate'>,
    'walletType' | 'ownership' | 'vaspCode' | 'legalType' | 'firstName' | 'lastName' | 'companyName'
  >
>;

/**
 * Judges what was declared of an address's owner (screens.md 1.22, wallet type and owner): wrong answers are refused
 * everywhere, missing ones only where the law asks (3.5). 131068 for wallet, exchange and company, 131070 for names.
 */
export function judgeOwner(owner: OwnerData, zone: TravelZone): 131068 | 131070 | undefined {
  const { vaspCode, companyName, firstName, lastName } = owner;
  if (vaspCode !== undefined && !isVasp(vaspCode)) {
    return 131068;
  }
  if (companyName !== undefined && !isCompanyName(companyName)) {
    return 131068;
  }
  if ([firstName, lastName].some((name) => name !== undefined && !isIndividualName(name))) {
    return 131070;
  }
  return zone === '' ? undefined : judgeCompleteness(owner);
}

/** The code for the first answer about the owner that is missing; undefined where a withdrawal has all it needs. */
export function judgeCompleteness(owner: OwnerData): 131068 | 131070 | undefined {
  const { walletType, vaspCode, legalType, companyName, firstName, lastName } = owner;
  if (walletType === 0 && vaspCode === undefined) {
    return 131068;
  }
  if (legalType === 'company') {
    return companyName === undefined ? 131068 : undefined;
  }
  if (legalType === undefined) {
    return 131068;
  }
  return firstName === undefined || lastName === undefined ? 131070 : undefined;
}
