import { describe, expect, test } from 'vitest';
import { createIdentityDraft } from '#app/screens/statements/taxCenter/identity/identityDraft.ts';
import { validateTaxId } from '#app/screens/statements/taxCenter/identity/validateTaxId.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';

describe('a tax number', () => {
  test.each([
    ['IND', 'PAN', 'abcde1234f', null],
    ['IND', 'PAN', 'ABCDE12345', 'shape'],
    ['IND', 'PAN', '  ', 'required'],
    ['USA', 'SSN', '123-45-6789', null],
    ['USA', 'SSN', '666-45-6789', 'shape'],
    ['USA', 'ITIN', '900 70 1234', null],
    ['USA', 'EIN', '00-3456789', 'shape'],
    ['DEU', 'TIN', '01234567890', 'shape'],
    ['DEU', 'TIN', '86095742718', 'shape'],
    ['BRA', 'TIN', 'A1', 'other'],
    ['BRA', 'TIN', 'A1234', null],
  ])('of %s as %s: "%s" has the fault %s', (country, type, taxId, fault) => {
    expect(validateTaxId({ country, type, taxId })).toBe(fault);
  });

  test('is never in what is kept of the form, whatever the form holds', () => {
    const kept = new Map<string, string>();
    const draft = createIdentityDraft(7, openStorage(kept));
    const form = { country: 'IND', type: 'PAN', document: 'taxCard', taxId: 'ABCDE1234F' };
    draft.keep(form);
    expect(draft.read()).toEqual({ country: 'IND', type: 'PAN', document: 'taxCard' });
    expect(JSON.stringify([...kept])).not.toContain('ABCDE');
    draft.drop();
    expect(kept.size).toBe(0);
  });
});
