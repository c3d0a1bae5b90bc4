import { describe, expect, it } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { readableUsd } from '#app/features/prices/readableUsd.ts';
import { csvOf } from '#app/features/recordList/recordFields.ts';
import { LOW_BALANCE_FIELDS } from '#app/screens/convert/lowBalance/history/lowBalanceFields.ts';
import {
  failedCoins,
  findLowBalanceRecord,
  type LowBalanceRecord,
} from '#app/screens/convert/lowBalance/history/lowBalanceRecords.ts';
import { feeShareOf, shownFee } from '#app/screens/convert/lowBalance/lowBalanceFigures.ts';
import { createCsvFile } from '#shared/csv/createCsvFile.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { ok } from '#shared/result/result.ts';
import { FIELD_VIEW } from '#tests/support/fieldView.ts';

type Wire = Extract<ResultOf<'lowBalanceList'>, { records: unknown }>['records'][number];

const TAX = { total_amount: '0.02', fee_coin: 'USDT', tax_fee_items: [] };
const AT_MS = Date.UTC(2026, 9, 2, 4, 37, 0, 687);

const WIRE: Wire = {
  exchange_tx_id: '56ca4a9c3450e207',
  account_type: 'all',
  to_coin: 'USDT',
  to_amount: '1.94',
  status: 'partial_fulfillment',
  created_at: String(AT_MS),
  exchange_source: 'low_balance',
  fee_coin: 'USDT',
  total_fee_amount: '0.04',
  total_tax_fee_info: TAX,
  sub_records: [
    {
      ...{ from_coin: 'TON', from_amount: '0.8', to_coin: 'USDT', to_amount: '1.94', fee_coin: 'USDT' },
      ...{ fee_amount: '0.04', status: 'success', tax_fee_info: TAX },
    },
    {
      ...{ from_coin: 'DOGE', from_amount: '17.3', to_coin: 'USDT', to_amount: '3.928' },
      ...{ fee_coin: 'USDT', fee_amount: '0.08', status: 'failure', fail_code: 700001, tax_fee_info: TAX },
    },
  ],
};

/** The record as the page has it, of what the exchange sends. */
async function readRecord(wire: Wire): Promise<LowBalanceRecord> {
  const request = (async () => ok({ result: { records: [wire], total: 1 } })) as unknown as Request;
  const found = await findLowBalanceRecord(request, wire.exchange_tx_id, {});
  if (!found.ok || found.value === null) throw new Error('The record was not found.');
  return found.value;
}

describe('A record of small balances', async () => {
  const record = await readRecord(WIRE);

  it('has the rate before fee and tax, and none of what failed', () => {
    expect(record.lines.map(({ rate }) => rate)).toEqual(['2.5', '']);
  });

  it('brought and cost what was booked, whatever was promised of the rest', async () => {
    expect(record).toMatchObject({ received: '1.94', fee: '0.04', tax: '0.02' });
    const failed = { ...WIRE, status: 'failure', sub_records: WIRE.sub_records.slice(1) } as const;
    expect(await readRecord(failed)).toMatchObject({
      ...{ received: '0', fee: '0', tax: '0', outcome: 'void' },
    });
  });

  it('names the coins that can be tried again', () => {
    expect(failedCoins(record)).toEqual(['DOGE']);
  });

  it('is under way only until the exchange has decided', async () => {
    const statuses = ['init', 'processing', 'failure', 'partial_fulfillment'] as const;
    const records = await Promise.all(statuses.map((status) => readRecord({ ...WIRE, status })));
    expect(records.map(({ isPending }) => isPending)).toEqual([true, true, false, false]);
  });

  it('is one line of the file for each coin', async () => {
    const shape = csvOf(LOW_BALANCE_FIELDS, FIELD_VIEW);
    const file = createCsvFile(shape.columns);
    file.add(shape.linesOf(record));
    const [, ton, doge, end] = (await file.toBlob().text()).split('\r\n');
    expect(ton).toBe(
      '2026-10-02T04:37:00.687Z,56ca4a9c3450e207,lowBalance.allAccounts,TON,0.8,0.8,USDT,1.94,2.5,USDT,0.04,0.02,records.status.success,',
    );
    expect(doge).toContain(',DOGE,17.3,0,USDT,0,,,0,0,records.status.failure,700001');
    expect(end ?? '').toBe('');
  });
});

describe('Charges of a record', () => {
  it('give the fee as a part of what the coins brought', () => {
    const charged = { gets: { amount: '97' }, fee: { amount: '2' }, taxes: [{ amount: '1' }] };
    expect(feeShareOf(charged)).toBe('2.00');
    expect(feeShareOf({ gets: { amount: '0' }, fee: null, taxes: [] })).toBe('0');
  });
});

describe('Figures of small balances', () => {
  it('never show more than there is, nor a smaller fee, nor nothing where there is something', () => {
    expect([readableUsd('3.999'), readableUsd('0.0042'), readableUsd('0')]).toEqual([
      '3.99',
      '0.004200',
      '0.00',
    ]);
    const fees = ['7.01', '0.00841'].map(
      (valueUsd) =>
        shownFee({ valueUsd, receives: '0', fee: null, tax: null }, { target: 'MNT', feeRate: '0.01' })
          .amount,
    );
    expect(fees).toEqual(['0.08', '0.000085']);
  });
});
