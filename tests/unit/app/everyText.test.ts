import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { validateTravelAnswer } from '#app/features/travelRule/validateTravelAnswer.ts';
import { validateLabel } from '#app/screens/deposit/depositAddresses/validateLabel.ts';
import { validateRemark } from '#app/screens/withdraw/book/validateRemark.ts';
import { checkTag } from '#shared/addresses/checkTag.ts';
import { Name } from '#shared/endpoints/fields.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import { readEnteredText, tidyEnteredText } from '#shared/text/enteredText.ts';

/** Texts as they are typed and pasted, hostile ones among them. */
const TEXT = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
      fc.constantFrom(
        ...'\u200b\u200c\u200d\u202e\u2066\ufeff\u00ad\u034f\ufe0f\u2800\u3164\u0378\ue000\u0000\n\u00a0 é',
      ),
      fc.constantFrom('👩‍👩‍👧', '❤️', 'Cafe\u0301', '12345', 'memo'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const rows = {
  tag: ENDPOINTS.addressList.result.entries.rows.item.entries.tag,
  sentTag: ENDPOINTS.withdrawRecords.result.entries.rows.item.entries.tag,
  remark: ENDPOINTS.addressList.result.entries.rows.item.entries.remark,
  sentRemark: ENDPOINTS.withdrawRecords.result.entries.rows.item.entries.remark,
  label: ENDPOINTS.depositAddressList.result.entries.rows.item.entries.label,
};

test('No memo that the page takes is refused by an answer', () => {
  const formats = fc.constantFrom(
    'xrp',
    'xlm',
    'ton',
    'stx',
    'eosio',
    'hedera',
    'bech32:cosmos',
    'bech32:sei',
  );
  fc.assert(
    fc.property(TEXT, formats, (text, format) => {
      const check = checkTag(text, { format, mode: 'optional' });
      if (!check.ok) return;
      expect(v.is(rows.tag, check.tag) && v.is(rows.sentTag, check.tag)).toBe(true);
      expect(readEnteredText(check.tag)).toBe(check.tag);
    }),
    { numRuns: 2_000 },
  );
});

test('No name, label or declared word that the page takes is refused, by the exchange or by an answer', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      const kept = tidyEnteredText(text);
      if (validateRemark(text, []) === null) {
        expect(v.is(rows.remark, kept) && v.is(rows.sentRemark, kept)).toBe(true);
        expect(v.parse(ENDPOINTS.addressEdit.input, { id: 'x1', remark: text }).remark).toBe(kept);
      }
      if (validateLabel(text) === null) {
        expect(v.is(rows.label, kept)).toBe(true);
        expect(v.parse(ENDPOINTS.depositAddressEdit.input, { id: 'x1', label: text }).label).toBe(kept);
      }
      for (const field of ['companyName', 'firstName', 'street', 'transactionPurpose'] as const) {
        if (validateTravelAnswer(field, text, '2026-11-26') === null) expect(v.is(Name, kept)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
