/**
 * Rows that no client may trip over. Some are unusual but right (JSON numbers, exponents); the others are to
 * be skipped, or read as 0 where a number is none. Their symbols begin with BAD.
 */
const WRONG_ROWS: readonly string[] = [
  'null',
  '42',
  '"BADTEXTUSDT"',
  '[]',
  '[{"s":"BADNESTEDUSDT","c":"1"}]',
  '{}',
  '{"c":"1.5","h":"2","l":"1","v":"10","qv":"15","m":"0.1"}',
  '{"s":null,"c":"1.5"}',
  '{"s":"","c":"1.5"}',
  '{"s":17,"c":"1.5"}',
  '{"s":"__proto__","sn":"__proto__","c":"1.5","polluted":true}',
  '{"s":"constructor","sn":"constructor","c":"1.5"}',
  '{"s":"BADNUMBERUSDT","c":1.5,"h":2,"l":1,"o":1.2,"v":10,"qv":15,"m":0.25}',
  '{"s":"BADEXPONENTUSDT","c":"1.5e-7","h":"2E-7","l":"1e-7","o":"1.2e-7","v":"1e9","qv":"150","m":"2.5e-1"}',
  '{"s":"BADNANUSDT","c":"NaN","h":"Infinity","l":"-Infinity","o":"","v":"abc","qv":null,"m":"NaN"}',
  '{"s":"BADOBJECTUSDT","c":{"value":"1.5"},"h":["2"],"l":true,"v":"0x10","qv":"1,000","m":" "}',
];

/** Mixes wrong rows into the good ones: before, among and after them. No good row is lost. */
export function mixWrongRows(rows: readonly string[]): string[] {
  const middle = Math.floor(rows.length / 2);
  const third = Math.floor(WRONG_ROWS.length / 3);
  return [
    ...WRONG_ROWS.slice(0, third),
    ...rows.slice(0, middle),
    ...WRONG_ROWS.slice(third, 2 * third),
    ...rows.slice(middle),
    ...WRONG_ROWS.slice(2 * third),
  ];
}

const EXTRA_SYMBOLS = 10_000;

/** Rows of ten thousand pairs that do not exist: X00000USDT to X09999USDT. */
export function inventRows(nowMs: number): string[] {
  return Array.from({ length: EXTRA_SYMBOLS }, (_, i) => {
    const symbol = `X${String(i).padStart(5, '0')}USDT`;
    return (
      `{"t":${nowMs},"s":"${symbol}","sn":"${symbol}","c":"1.0001","h":"1.0100","l":"0.9900"` +
      `,"o":"1.0000","v":"1000.0","qv":"1000.1000","m":"0.000100","e":301}`
    );
  });
}
