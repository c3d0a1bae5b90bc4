import { describe, expect, test } from 'vitest';
import { COLUMNS } from '#app/screens/withdraw/addressBatch/lines/batchLine.ts';
import { COLUMN_NAMES } from '#app/screens/withdraw/addressBatch/lines/columnNames.ts';
import { mapColumns } from '#app/screens/withdraw/addressBatch/lines/mapColumns.ts';

const map = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  mapColumns(
    { line: 1, cells: header },
    rows.map((cells, at) => ({ line: at + 2, cells })),
    (column) => column,
  );

const LINE = { coin: 'XRP', chain: 'XRP', address: 'r1', tag: '7', remark: 'Bank' };

describe('The columns of an address list', () => {
  test.each([
    [['Currency', 'Network', 'Wallet Address', 'Destination Tag', 'Label']],
    [['Asset', 'Blockchain', 'Withdrawal address', 'Memo/Tag (optional)', 'Address name']],
    [['token', 'NETWORK NAME', 'destination_address', 'Payment ID', 'Note']],
    [['Währung', 'Netzwerk', 'Adresse', 'Memo', 'Bezeichnung']],
    [['Moneda', 'Red', 'Dirección', 'Etiqueta de destino', 'Nombre']],
    [['币种', '网络', '提币地址', '标签', '备注']],
    [['通貨', 'ネットワーク', 'アドレス', '宛先タグ', 'ラベル']],
    [['코인', '네트워크', '출금 주소', '데스티네이션 태그', '라벨']],
    [['Монета', 'СЕТЬ', 'Адрес', 'Тег', 'Название']],
    [['PARA BİRİMİ', 'AĞ', 'ADRES', 'HEDEF ETİKETİ', 'İSİM']],
    [['Loại tiền', 'Mạng', 'Địa chỉ ví', 'Thẻ đích', 'Nhãn']],
    [['العملة', 'الشبكة', 'العنوان', 'رمز Memo', 'الاسم']],
  ])('are found by their usual names: %j', (header) => {
    expect(map(header, Object.values(LINE))).toMatchObject({
      kind: 'lines',
      unknown: [],
      lines: [{ number: 2, cells: LINE }],
    });
  });

  test('with the same meaning are one where they do not contradict each other, and named where they do', () => {
    const header = ['coin', 'chain', 'address', 'tag', 'memo', 'label'];
    const lines = [
      ['XRP', 'XRP', 'r1', '7', '', 'One'],
      ['XLM', 'XLM', 'G1', '', 'abc', 'Two'],
      ['XRP', 'XRP', 'r2', '9', '9', 'Three'],
    ];
    const mapped = map(header, ...lines);
    expect(mapped.kind === 'lines' && mapped.lines.map(({ cells }) => cells.tag)).toEqual(['7', 'abc', '9']);
    expect(map(header, ...lines, ['XRP', 'XRP', 'r3', '1', '2', 'Four'])).toEqual({
      kind: 'twice',
      names: ['tag', 'memo'],
    });
    expect(map(['coin', 'chain', 'address', 'label', 'label'], ['a', 'b', 'c', 'd', 'e']).kind).toBe('twice');
  });

  test('take the better of a name and a note, and say that the note was left out', () => {
    expect(
      map(['coin', 'chain', 'address', 'Note', 'Name'], ['ETH', 'ETH', '0x', 'old', 'Desk']),
    ).toMatchObject({
      kind: 'lines',
      unknown: ['Note'],
      lines: [{ cells: { remark: 'Desk' } }],
    });
  });

  test('have usual names of one meaning each', () => {
    const names = COLUMNS.flatMap((column) =>
      [...new Set(COLUMN_NAMES[column].map((name) => name.toLowerCase()))].map((name) => name),
    );
    expect(names).toEqual([...new Set(names)]);
  });
});
