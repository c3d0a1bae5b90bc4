import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { deposits, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { bookLine } from '#sandbox/calls/convert/bookLine.ts';
import { describeConversion } from '#sandbox/calls/convert/conversions.ts';
import { creditInternal } from '#sandbox/calls/deposit/creditInternal.ts';
import { readExport } from '#sandbox/calls/files/content/readExport.ts';
import { EXPORT_TYPES } from '#sandbox/calls/files/exportTypes.ts';
import type { FileDocument } from '#sandbox/calls/files/fileDocument.ts';
import { type FileFormat, writeParts } from '#sandbox/calls/files/writers/writeParts.ts';
import { payAtOnce, type Withdrawal } from '#sandbox/calls/withdraw/bookWithdrawal.ts';
import { describeCredit } from '#sandbox/seed/past/deposits/describeDeposit.ts';
import { DEMO_USERS, USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { HAS_PDF_READER, openCsv, openXlsx, type Table } from './openFile.ts';
import { readPaper } from './readPaper.ts';

const UID = USER_ID.demo;
const COINS = ['USDT', 'BTC', 'ETH'] as const;
const BEGIN_MS = Date.UTC(2030, 0, 1);
const HOUR_MS = 3_600_000;
/** Three months, one after the other; what is made in one may be booked in the next. */
const MONTHS = [0, 1, 2].map((month) => ({
  startMs: Date.UTC(2030, month, 1),
  endMs: Date.UTC(2030, month + 1, 1) - 1,
}));

const units = fc
  .bigInt({ min: 1n, max: 10n ** 10n })
  .map((value) => new Decimal(String(value)).div(1e8).toFixed());
const when = { at: fc.integer({ min: 0, max: 89 * 24 }), after: fc.integer({ min: 0, max: 48 }) };
const event = fc.oneof(
  fc.record({
    kind: fc.constant('conversion' as const),
    ...when,
    status: fc.constantFrom('success', 'filled', 'failure', 'cancelled', 'expired', 'open', 'processing'),
    coins: fc.shuffledSubarray([...COINS], { minLength: 2, maxLength: 2 }),
    given: units,
    got: units,
    fee: units,
    tax: units,
  }),
  fc.record({
    kind: fc.constant('deposit' as const),
    ...when,
    status: fc.constantFrom(0, 1, 2, 3, 4, 7, 70011, 70012, 70013),
    coin: fc.constantFrom(...COINS),
    amount: units,
  }),
  fc.record({
    kind: fc.constant('withdrawal' as const),
    ...when,
    status: fc.constantFrom('success', 'Pending', 'SecurityCheck', 'CancelByUser', 'Reject', 'Fail'),
    coin: fc.constantFrom(...COINS),
    amount: units,
    fee: units,
    isInside: fc.boolean(),
  }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** What the ledger says moved, by month, kind of movement and coin: written down as it is booked, apart from the code of files. */
type Booked = Map<string, Decimal>;

async function live(sql: Sql, events: readonly Event[]): Promise<Booked> {
  const booked: Booked = new Map();
  const book = (atMs: number, column: string, coin: string, amount: string): void => {
    const month = MONTHS.findIndex(({ endMs }) => atMs <= endMs);
    const key = `${month} ${column} ${coin}`;
    booked.set(key, (booked.get(key) ?? new Decimal(0)).plus(amount));
  };
  for (const [nth, each] of events.entries()) {
    const id = `random-${String(nth).padStart(4, '0')}`;
    const createdAt = BEGIN_MS + each.at * HOUR_MS;
    const doneAt = createdAt + each.after * HOUR_MS;
    if (each.kind === 'conversion') {
      const [fromCoin = 'BTC', toCoin = 'USDT'] = each.coins;
      const line = {
        ...{ fromCoin, fromAmount: each.given, takes: [{ wallet: 'FUND' as const, amount: each.given }] },
        ...{
          toCoin,
          toAmount: each.got,
          rate: '1',
          reference: '1',
          feeAmount: each.fee,
          taxAmount: each.tax,
        },
      };
      const isBooked = each.status === 'success' || each.status === 'filled';
      await sql.insert(conversions).values(
        describeConversion(line, {
          ...{ id, uid: UID, kind: 'convert', requestId: id, accountType: 'funding', status: each.status },
          ...{
            createdAt,
            finishedAt: isBooked || each.status === 'failure' ? doneAt : null,
            notionalUsd: '1',
          },
        }),
      );
      if (!isBooked) continue;
      await bookLine(sql, { uid: UID, line, toWallet: 'FUND', id, atMs: doneAt });
      book(doneAt, 'From amount booked', fromCoin, each.given);
      book(doneAt, 'To amount booked', toCoin, each.got);
      book(doneAt, 'Conversion fee', toCoin, each.fee);
      book(doneAt, 'Conversion tax', toCoin, each.tax);
    } else if (each.kind === 'deposit') {
      const isBooked = each.status === 3 || each.status === 70012;
      await sql.insert(deposits).values({
        ...describeCredit(UID, id, createdAt),
        ...{ kind: 'chain', coin: each.coin, amount: each.amount, status: each.status },
        successAt: isBooked ? doneAt : null,
      });
      if (!isBooked) continue;
      const transfer = { from: house('CHAIN'), to: free(UID, 'FUND'), coin: each.coin, amount: each.amount };
      await postMovement(sql, {
        kind: 'deposit',
        uid: UID,
        reference: id,
        atMs: doneAt,
        transfers: [transfer],
      });
      book(doneAt, 'Received', each.coin, each.amount);
    } else {
      const debited = new Decimal(each.amount).plus(each.fee).toFixed();
      const row: Withdrawal = {
        ...{
          id,
          uid: UID,
          requestId: id,
          coin: each.coin,
          chain: '',
          address: 'vip',
          tag: '',
          addressId: null,
        },
        ...{ remark: '', debited, amount: each.amount, fee: each.fee, receive: each.amount, tax: '0' },
        ...{ taxRate: '0', taxType: '', sources: [{ wallet: 'FUND', amount: debited }], status: each.status },
        ...{
          type: each.isInside ? 1 : 0,
          toUid: each.isInside ? USER_ID.vip : null,
          txId: '',
          confirmations: 0,
        },
        ...{ needConfirm: 0, failCode: null, questionnaire: null, usd: '1', createdAt, updatedAt: doneAt },
      };
      await sql.insert(withdrawals).values(row);
      if (each.status !== 'success') continue;
      await payAtOnce(sql, row, row.toUid, doneAt);
      book(doneAt, 'Sent', each.coin, each.amount);
      book(doneAt, 'Withdrawal fee', each.coin, each.fee);
      if (row.toUid === null) continue;
      const { coin, amount } = each;
      await creditInternal(sql, {
        toUid: row.toUid,
        fromUid: UID,
        coin,
        amount,
        withdrawalId: id,
        nowMs: doneAt,
      });
    }
  }
  return booked;
}

/** Columns that are booked, each with the column of its coin, and its name in what was written down. */
const COLUMNS = {
  convert: [
    ['From amount booked', 'From', 'From amount booked'],
    ['To amount booked', 'To', 'To amount booked'],
    ['Fee', 'Fee and tax in', 'Conversion fee'],
    ['Tax', 'Fee and tax in', 'Conversion tax'],
  ],
  depositWithdraw: [
    ['Received', 'Coin', 'Received'],
    ['Sent', 'Coin', 'Sent'],
    ['Fee', 'Coin', 'Withdrawal fee'],
    ['Tax', 'Coin', 'Withdrawal tax'],
  ],
} as const;

function expectSums(table: Table, month: number, type: keyof typeof COLUMNS, booked: Booked): void {
  const [header = [], ...rows] = table;
  for (const [title, coinTitle, name] of COLUMNS[type]) {
    const [at, coinAt] = [header.indexOf(title), header.indexOf(coinTitle)];
    expect([title, at >= 0, coinAt >= 0]).toEqual([title, true, true]);
    for (const coin of COINS) {
      const sum = rows
        .filter((row) => row[coinAt] === coin)
        .reduce((total, row) => total.plus(row[at] ?? ''), new Decimal(0));
      const expected = booked.get(`${month} ${name} ${coin}`) ?? new Decimal(0);
      expect([title, coin, sum.toFixed()]).toEqual([title, coin, expected.toFixed()]);
    }
  }
}

/** Paper takes a second to write: that of one month is read. */
function formatsOf(month: number): readonly FileFormat[] {
  return HAS_PDF_READER && month === 1 ? ['CSV', 'XLSX', 'PDF'] : ['CSV', 'XLSX'];
}

async function open(document: FileDocument, format: FileFormat): Promise<Table> {
  const [file] = await writeParts(document, { format, name: 'file', madeMs: BEGIN_MS });
  const bytes = file?.content ?? new Uint8Array();
  if (format === 'CSV') return openCsv(bytes);
  if (format === 'XLSX') return (await openXlsx(bytes))[0] ?? [];
  return readPaper(bytes, document, { uid: UID, coins: COINS });
}

describe('Files of random histories', () => {
  test('have booked columns that sum to the ledger, month by month, in every format', async () => {
    const { sandbox } = await startSandbox({});
    await sandbox.exchange.open();
    const { sql } = sandbox.exchange.database;
    const user = DEMO_USERS.find(({ id }) => id === UID);
    if (user === undefined) throw new Error('There is no demo user.');
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 15, maxLength: 25 }), async (events) => {
        const undo = new Error('undo');
        const work = sql.transaction(async (inner) => {
          const rich = COINS.map((coin) => ({
            from: house('CHAIN'),
            to: free(UID, 'FUND'),
            coin,
            amount: '1000000',
          }));
          const opened = {
            kind: 'opening',
            uid: UID,
            reference: 'rich',
            atMs: BEGIN_MS - 1,
            transfers: rich,
          };
          await postMovement(inner, opened);
          const booked = await live(inner, events);
          for (const [month, range] of MONTHS.entries()) {
            for (const type of ['convert', 'depositWithdraw'] as const) {
              const exportType = EXPORT_TYPES.find((known) => known.type === type);
              if (exportType === undefined) throw new Error(`There is no type ${type}.`);
              const document = await readExport(inner, {
                ...{
                  exportType,
                  user,
                  uids: [],
                  accounts: [],
                  coins: [],
                  range,
                  timezone: 'UTC',
                  lang: 'en',
                },
              });
              for (const format of formatsOf(month)) {
                const table = await open(document, format);
                expect([format, table.length]).toEqual([format, document.main.rows.length + 1]);
                expectSums(table, month, type, booked);
              }
            }
          }
          throw undo;
        });
        await expect(work).rejects.toBe(undo);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }, 240_000);
});
