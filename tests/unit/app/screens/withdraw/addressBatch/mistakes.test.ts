import { describe, expect, test } from 'vitest';
import { firstState, nextBatch } from '#app/screens/withdraw/addressBatch/batchState.ts';
import { MOST_LINES } from '#app/screens/withdraw/addressBatch/lines/batchLine.ts';
import { judgeBatch } from '#app/screens/withdraw/addressBatch/lines/judgeBatch.ts';
import { mapColumns } from '#app/screens/withdraw/addressBatch/lines/mapColumns.ts';
import { readCsvTable } from '#shared/csv/readCsvTable.ts';
import { batchContext, bookEntry, USDT_CONTRACT } from '#tests/support/browser/batchContext.ts';

const HEADER = 'coin,chain,address,tag,remark,wallet_type,owner,verified';
const BTC = 'bc1puk9j6jmauwtc5zp6em5g6l3lef9s4fzr8yc5zaq87stjullqt5cqcdcelf';
const LEGACY = '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE';
const XADDRESS = 'X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV';
const MUXED = 'MDIIXOQVILYPD6TZZQAQAVA6QHVNNUOERLADPACJYN2XJFFOVCQ4AAAAAAAAAAADBFFS6';
const XRP_MATE = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
const COLD = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const BOOK = '0x52908400098527886E0F7030069857D2E4169EE7';

/** A plain address of its own; spelled in one case, it has no checksum. */
const own = (at: number): string => `0x${(at + 1).toString(16).padStart(4, '0').repeat(10)}`;

/** Forty mistakes, each with the cell at which it is named and its text's id. */
const MISTAKES: readonly (readonly [string, string, string])[] = [
  [`,ETH,${own(200)},,a0`, 'coin', 'coinMissing'],
  [`NOPE,ETH,${own(201)},,a1`, 'coin', 'coinUnknown'],
  [`USDT,,${own(202)},,a2`, 'chain', 'chainMissing'],
  [`USDT,DOGE,${own(203)},,a3`, 'chain', 'chainUnknown'],
  [`BTC,ETH,${own(204)},,a4`, 'chain', 'chainUnknown'],
  ['USDT,ETH,,,a5', 'address', 'addressMissing'],
  [`USDT,ETH,${BTC},,a6`, 'address', 'addressLooksLike'],
  [`USDT,TRX,${own(205)},,a7`, 'address', 'addressLooksLike'],
  ['USDT,ETH,hello,,a8', 'address', 'addressFormat'],
  [`USDT,ETH,${own(206).slice(0, 41)},,a9`, 'address', 'addressFormat'],
  ['ETH,ETH,0x52908400098527886E0F7030069857D2E4169Ee7,,b0', 'address', 'addressChecksum'],
  [`BTC,BTC,${BTC.slice(0, -1)}g,,b1`, 'address', 'addressChecksum'],
  [`BTC,BTC,${LEGACY.slice(0, -1)}F,,b2`, 'address', 'addressChecksum'],
  [`ETH,ETH,${USDT_CONTRACT},,b3`, 'address', 'addressContract'],
  [`ETH,ETH,0x${'0'.repeat(40)},,b4`, 'address', 'addressReserved'],
  ['ETH,ETH,0x000000000000000000000000000000000000dEaD,,b5', 'address', 'addressReserved'],
  [
    'TON,TON,0:e4d954ef9f4e1250a26b5bbad76a1cdd17cfd08babad6f4c23e372270aef6f76,,b6',
    'address',
    'addressOther',
  ],
  ['USDT,TRX,TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU,,b7', 'address', 'addressExample'],
  [`ETH,ETH,${own(210)},,b8`, 'address', 'addressTwice'],
  [`ETH,ETH,${own(210).toUpperCase().replace('0X', '0x')},,b9`, 'address', 'addressTwice'],
  [`ETH,ETH,${BOOK},,c0`, 'address', 'addressInBook'],
  [`ETH,ETH,0x8617${'9'.repeat(32)}070D,,c1`, 'address', 'lookAlike'],
  [`XRP,XRP,${XRP_MATE},abc,c2`, 'tag', 'tagFormat'],
  [`XRP,XRP,${XRP_MATE},4294967296,c3`, 'tag', 'tagFormat'],
  [`XRP,XRP,${XRP_MATE},1.23457E+11,c4`, 'tag', 'tagNumber'],
  [`XRP,XRP,${XADDRESS},999,c5`, 'tag', 'tagOfAddress'],
  [`XLM,XLM,${MUXED},1,c6`, 'tag', 'tagOfAddress'],
  [`ETH,ETH,${own(211)},12345,c7`, 'tag', 'tagForbidden'],
  [
    `XLM,XLM,GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN,${'m'.repeat(29)},c8`,
    'tag',
    'tagTooLong',
  ],
  [`ETH,ETH,${own(212)},,`, 'remark', 'remarkMissing'],
  [`ETH,ETH,${own(213)},,${'n'.repeat(21)}`, 'remark', 'remarkLong'],
  [`ETH,ETH,${own(214)},,"one\u200btwo"`, 'remark', 'remarkHidden'],
  [`ETH,ETH,${own(215)},,=SUM(A1)`, 'remark', 'remarkFormula'],
  [`ETH,ETH,${own(216)},,@home`, 'remark', 'remarkFormula'],
  [`ETH,ETH,${own(217)},,Twin`, 'remark', 'remarkTwice'],
  [`ETH,ETH,${own(218)},,ＴＷＩＮ`, 'remark', 'remarkTwice'],
  [`ETH,ETH,${own(219)},,ledger`, 'remark', 'remarkInBook'],
  [`ETH,ETH,${own(220)},,d7,paper`, 'wallet_type', 'walletUnknown'],
  [`ETH,ETH,${own(221)},,d8,own,aunt`, 'owner', 'ownerUnknown'],
  [`ETH,ETH,${own(222)},,d9,own,self,maybe`, 'verified', 'verifiedUnknown'],
];

/** The wrong lines stand at every second place of the first eighty; the others are right. */
function buildFile(): string {
  const lines = Array.from({ length: MOST_LINES }, (_, at) => {
    const mistake = at % 2 === 1 ? MISTAKES[(at - 1) / 2] : undefined;
    return mistake?.[0] ?? `ETH,ETH,${own(at)},,right ${at}`;
  });
  // An empty line and a cell of two lines move what an editor shows as line number.
  return [HEADER, '', ...lines].join('\r\n');
}

describe('A CSV file of 100 lines with 40 mistakes', () => {
  test("names each at its cell, on the file's own line, and finds nothing wrong with the others", () => {
    const table = readCsvTable(new TextEncoder().encode(buildFile()), MOST_LINES);
    if (table.kind !== 'table') throw new Error(`The file is ${table.kind}.`);
    const mapped = mapColumns(table.header, table.rows, (column) => column);
    if (mapped.kind !== 'lines') throw new Error(`The columns are ${mapped.kind}.`);
    const { lines } = nextBatch(firstState(), { type: 'read', lines: mapped.lines });
    expect(lines).toHaveLength(MOST_LINES);
    const book = [
      bookEntry({ id: 'book1', coin: 'ETH', chain: 'ETH', address: BOOK, remark: 'Ledger' }),
      bookEntry({ id: 'book2', coin: 'ETH', chain: 'ETH', address: COLD, remark: 'Cold' }),
    ];
    const judged = judgeBatch(lines, batchContext(book));

    const found = lines.map(({ number }, at) => ({
      number,
      errors: (judged[at]?.problems ?? [])
        .filter(({ level }) => level === 'error')
        .map(({ column, id }) => `${column} ${id}`),
    }));
    const expected = lines.map((_, at) => {
      const mistake = at % 2 === 1 ? MISTAKES[(at - 1) / 2] : undefined;
      return { number: at + 3, errors: mistake === undefined ? [] : [`${mistake[1]} ${mistake[2]}`] };
    });
    expect(MISTAKES).toHaveLength(40);
    expect(found).toEqual(expected);
  });
});
