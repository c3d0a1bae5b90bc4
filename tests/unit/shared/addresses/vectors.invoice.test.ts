import { describe, expect, test } from 'vitest';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { checkFormat } from '#shared/addresses/formats/formatTable.ts';
import { paysInvoice } from '#shared/addresses/uris/invoiceAmount.ts';
import { PAYEE_KEY, writeInvoice } from './support/writeInvoice.ts';

/** The examples of BOLT 11 are of this second. */
const SIGNED_AT_MS = 1_496_314_658_000;
const HOUR_MS = 3_600_000;
const HASH = 'qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypq';
const DONATION = `lnbc1pvjluezpp5${HASH}dpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq8rkx3yf5tcsyz3d73gafnh3cax9rn449d9p5uxz9ezhhypd0elx87sjle52x86fux2ypatgddc6k63n7erqz25le42c4u4ecky03ylcqca784w`;
const COFFEE = `lnbc2500u1pvjluezpp5${HASH}dq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp`;
const NONSENSE = `lnbc2500u1pvjluezpp5${HASH}dpquwpc4curk03c9wlrswe78q4eyqc7d8d0xqzpuyk0sg5g70me25alkluzd2x62aysf2pyy8edtjeevuv4p2d5p76r4zkmneet7uvyakky2zr4cusd45tftc9c5fh0nnqpnl2jfll544esqchsrny`;
const HASHED = `lnbc20m1pvjluezpp5${HASH}hp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqscc6gd6ql3jrc5yzme8v4ntcewwz5cnw92tz0pc8qcuufvq7khhr8wpald05e92xw006sq94mg8v2ndf4sefvf9sygkshp5zfem29trqq2yxxz7`;
const ROUTED = `lnbc20m1pvjluezpp5${HASH}hp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqsfpp3qjmp7lwpagxun9pygexvgpjdc4jdj85fr9yq20q82gphp2nflc7jtzrcazrra7wwgzxqc8u7754cdlpfrmccae92qgzqvzq2ps8pqqqqqqpqqqqq9qqqvpeuqafqxu92d8lr6fvg0r5gv0heeeqgcrqlnm6jhphu9y00rrhy4grqszsvpcgpy9qqqqqqgqqqqq7qqzqj9n4evl6mr5aj9f58zp6fyjzup6ywn3x6sk8akg5v4tgn2q8g4fhx05wf6juaxu9760yp46454gpg5mtzgerlzezqcqvjnhjh8z3g2qqdhhwkj`;
const PICO =
  'lnbc9678785340p1pwmna7lpp5gc3xfm08u9qy06djf8dfflhugl6p7lgza6dsjxq454gxhj9t7a0sd8dgfkx7cmtwd68yetpd5s9xar0wfjn5gpc8qhrsdfq24f5ggrxdaezqsnvda3kkum5wfjkzmfqf3jkgem9wgsyuctwdus9xgrcyqcjcgpzgfskx6eqf9hzqnteypzxz7fzypfhg6trddjhygrcyqezcgpzfysywmm5ypxxjemgw3hxjmn8yptk7untd9hxwg3q2d6xjcmtv4ezq7pqxgsxzmnyyqcjqmt0wfjjq6t5v4khxxqyjw5qcqp2rzjq0gxwkzc8w6323m55m4jyxcjwmy7stt9hwkwe2qxmy8zpsgg7jcuwz87fcqqeuqqqyqqqqlgqqqqn3qq9qn07ytgrxxzad9hc4xt3mawjjt8znfv8xzscs7007v9gh9j569lencxa8xeujzkxs0uamak9aln6ez02uunw6rd2ht2sqe4hz8thcdagpleym0j';
const BEANS = `lnbc25m1pvjluezpp5${HASH}dq5vdhkven9v5sxyetpdeessp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygs9q5sqqqqqqqqqqqqqqqpqsq67gye39hfg3zd8rgc80k32tvy9xk2xunwm5lzexnvpx6fd77en8qaq424dxgt56cag2dpt359k3ssyhetktkpqh24jqnjyw6uqd08sgptq44qu`;
/** An invoice of our own making with a payment hash and a payment secret, signed when the others are. */
function payable(prefix: string): string {
  const fields = [1, 16].map((type) => ({ type, bytes: new Uint8Array(32).fill(type) }));
  return writeInvoice(prefix, SIGNED_AT_MS / 1000, fields);
}

/** Fields of unknown types and lengths, each as its letters and how many zeros follow. */
const IGNORED = [
  ['2qr', 3],
  ['fppn', 32],
  ['ppn', 51],
  ['pp4', 53],
  ['hpn', 51],
  ['hp4', 53],
  ['spn', 51],
  ['sp4', 53],
  ['np5', 52],
  ['npk', 54],
] as const;
const IGNORED_FIELDS = `lnbc25m1pvjluezpp5${HASH}dq5vdhkven9v5sxyetpdeessp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygs9q5sqqqqqqqqqqqqqqqpqsq${IGNORED.map(([letters, zeros]) => letters + 'q'.repeat(zeros)).join('')}2jxxfsnucm4jf4zwtznpaxphce606fvhvje5x7d4gw7n73994hgs7nteqvenq8a4ml8aqtchv5d9pf7l558889hp4yyrqv6a7zpq9fgpskqhza`;

describe('a Lightning invoice', () => {
  test.each([
    ['asking for any amount', DONATION, null, HOUR_MS],
    ['of coffee', COFFEE, '0.0025', 60_000],
    ['described in Japanese', NONSENSE, '0.0025', 60_000],
    ['with a hashed description', HASHED, '0.02', HOUR_MS],
    ['with a fallback and a route', ROUTED, '0.02', HOUR_MS],
    ['with features', BEANS, '0.025', HOUR_MS],
    ['in capitals', BEANS.toUpperCase(), '0.025', HOUR_MS],
    ['with fields to be ignored', IGNORED_FIELDS, '0.025', HOUR_MS],
  ])('%s is read as BOLT 11 says', (_what, text, amount, livesMs) => {
    expect(checkFormat(text, 'bolt11')).toMatchObject({
      ok: true,
      kind: 'invoice',
      normalized: text.toLowerCase(),
      invoice: { amount, expiresAtMs: SIGNED_AT_MS + livesMs },
    });
  });

  test('in pico-BTC lives for the week that it says', () => {
    expect(checkFormat(PICO, 'bolt11')).toMatchObject({
      ok: true,
      invoice: { amount: '0.00967878534', expiresAtMs: 1_572_468_703_000 + 604_800_000 },
    });
  });

  test('ends when its time is over', () => {
    const check = (nowMs: number) => checkAddress(BEANS, { format: 'bolt11', invoice: { nowMs } });
    expect(check(SIGNED_AT_MS + HOUR_MS - 1)).toMatchObject({ ok: true });
    expect(check(SIGNED_AT_MS + HOUR_MS)).toMatchObject({ problem: 'expired', code: 132001 });
  });

  test('without a payment secret is none that is paid', () => {
    const check = (text: string) =>
      checkAddress(text, { format: 'bolt11', invoice: { nowMs: SIGNED_AT_MS } });
    for (const text of [COFFEE, DONATION]) {
      expect(check(text)).toMatchObject({ problem: 'no-secret', code: 132001 });
    }
    expect(check(BEANS)).toMatchObject({ ok: true });
  });

  test('is known by its payment hash', () => {
    const hash = '0001020304050607080900010203040506070809000102030405060708090102';
    for (const text of [BEANS, COFFEE]) {
      expect(checkFormat(text, 'bolt11')).toMatchObject({ invoice: { paymentHash: hash } });
    }
  });

  test.each([
    [BEANS, '0.025', true],
    [BEANS, '0.02500000', true],
    [BEANS, '00.025', true],
    [BEANS, '0.026', false],
    [BEANS, '0.02499999', false],
    [BEANS, '0.0250000000000000001', false],
    [payable('lnbc'), '0.5', true],
    // A fraction of a satoshi can't be sent: the next one is, and no other.
    [payable('lnbc9678785340p'), '0.00967879', true],
    [payable('lnbc9678785340p'), '0.00967878', false],
    [payable('lnbc9678785340p'), '0.0096788', false],
  ])('%.16s… is paid by %s that arrive: %s', (text, arriving, isPaid) => {
    const check = checkAddress(text, { format: 'bolt11', invoice: { nowMs: SIGNED_AT_MS } });
    const asked = check.ok ? check.invoice?.amount : undefined;
    expect(paysInvoice(asked ?? null, arriving, 8)).toBe(isPaid);
  });

  test('of the test network is named as one', () => {
    const text =
      'lntb20m1pvjluezhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqfpp3x9et2e20v6pu37c5d9vax37wxq72un98kmzzhznpurw9sgl2v0nklu2g4d0keph5t7tj9tcqd8rexnd07ux4uv2cjvcqwaxgj7v4uwn5wmypjd5n69z2xm3xgksg28nwht7f6zspwp3f9t';
    expect(checkFormat(text, 'bolt11')).toMatchObject({ problem: 'test-network', code: 132001 });
  });

  /** "Examples of Invalid Invoices" of BOLT 11. */
  test.each([
    [
      'that demands an unknown feature',
      `lnbc25m1pvjluezpp5${HASH}dq5vdhkven9v5sxyetpdeessp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygs9q4psqqqqqqqqqqqqqqqpqsqq40wa3khl49yue3zsgm26jrepqr2eghqlx86rttutve3ugd05em86nsefzh4pfurpd9ek9w2vp95zxqnfe2u7ckudyahsa52q66tgzcp6t2dyk`,
      132001,
    ],
    ['with a wrong checksum', `${NONSENSE.slice(0, -1)}t`, 132002],
    ['without a separator', NONSENSE.slice('lnbc2500u1'.length), 132001],
    ['in two cases', `LNBC2500u${NONSENSE.slice('lnbc2500u'.length)}`, 132001],
    [
      'whose signature belongs to no key',
      `lnbc2500u1pvjluezpp5${HASH}dq5xysxxatsyp3k7enxv4jsxqzpuaxtrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspk28uwq`,
      132001,
    ],
    ['that is too short', `lnbc1pvjluezpp5${HASH}dpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6na6hlh`, 132001],
    [
      'with an unknown multiplier',
      `lnbc2500x1pvjluezpp5${HASH}dq5xysxxatsyp3k7enxv4jsxqzpujr6jxr9gq9pv6g46y7d20jfkegkg4gljz2ea2a3m9lmvvr95tq2s0kvu70u3axgelz3kyvtp2ywwt0y8hkx2869zq5dll9nelr83zzqqpgl2zg`,
      132001,
    ],
    [
      'of less than a millisatoshi',
      `lnbc2500000001p1pvjluezpp5${HASH}dq5xysxxatsyp3k7enxv4jsxqzpu7hqtk93pkf7sw55rdv4k9z2vj050rxdr6za9ekfs3nlt5lr89jqpdmxsmlj9urqumg0h9wzpqecw7th56tdms40p2ny9q4ddvjsedzcplva53s`,
      132001,
    ],
  ])('%s is refused', (_what, text, code) => {
    expect(checkFormat(text, 'bolt11')).toMatchObject({ ok: false, code });
  });

  test('of another length than a code can hold is refused', () => {
    expect(checkFormat(`lnbc1${'q'.repeat(5000)}`, 'bolt11')).toMatchObject({ problem: 'format' });
  });

  test('with one changed letter is refused', () => {
    const letters = [...'qpzry9x8gf2tvdw0s3jn54khce6mua7lb1io'];
    const accepted = [...COFFEE].flatMap((letter, at) =>
      letters.filter((other) => {
        const changed = COFFEE.slice(0, at) + other + COFFEE.slice(at + 1);
        return other !== letter && checkFormat(changed, 'bolt11').ok;
      }),
    );
    expect(accepted).toEqual([]);
  });
});

describe('a Lightning invoice of our own making', () => {
  const HASH_FIELD = { type: 1, bytes: new Uint8Array(32).fill(1) };
  const OTHER_KEY = Uint8Array.of(...PAYEE_KEY.subarray(0, 1), ...PAYEE_KEY.subarray(1).toReversed());

  test.each([
    ['a payment hash alone', [HASH_FIELD], true],
    ['the key that signed it', [HASH_FIELD, { type: 19, bytes: PAYEE_KEY }], true],
    ['another key', [HASH_FIELD, { type: 19, bytes: OTHER_KEY }], false],
    ['no payment hash', [], false],
    ['a payment hash of another length', [{ type: 1, bytes: new Uint8Array(31) }], false],
    ['features 8, 14 and 17', [HASH_FIELD, { type: 5, bytes: Uint8Array.of(0, 0, 2, 0x41, 0) }], true],
    ['the unknown feature 18', [HASH_FIELD, { type: 5, bytes: Uint8Array.of(0, 0, 4, 0, 0) }], false],
    ['the unknown feature 19', [HASH_FIELD, { type: 5, bytes: Uint8Array.of(0, 0, 8, 0, 0) }], true],
  ])('with %s is judged', (_what, fields, isAccepted) => {
    const check = checkFormat(writeInvoice('lnbc10u', 1_700_000_000, fields), 'bolt11');
    expect(check.ok).toBe(isAccepted);
  });

  test.each([
    ['lnbc', null],
    ['lnbc0', null],
    ['lnbc1', '1'],
    ['lnbc10m', '0.01'],
    ['lnbc1n', '0.000000001'],
    ['lnbc10p', '0.00000000001'],
  ])('%s asks for %s', (prefix, amount) => {
    expect(checkFormat(writeInvoice(prefix, 1_700_000_000, [HASH_FIELD]), 'bolt11')).toMatchObject({
      ok: true,
      invoice: { amount, expiresAtMs: 1_700_003_600_000 },
    });
  });

  test.each(['lnbc1p', 'lnbc01m', 'lnbcm', 'lnbc1mm', 'lnbc-1m', 'lnxx1m', `lnbc${'9'.repeat(19)}`])(
    '%s is refused',
    (prefix) => {
      expect(checkFormat(writeInvoice(prefix, 1_700_000_000, [HASH_FIELD]), 'bolt11')).toMatchObject({
        problem: 'format',
      });
    },
  );

  test.each(['lnbcrt10m', 'lntb10m', 'lntbs10m', 'lnsb10m'])('%s is of a test network', (prefix) => {
    expect(checkFormat(writeInvoice(prefix, 1_700_000_000, [HASH_FIELD]), 'bolt11')).toMatchObject({
      problem: 'test-network',
    });
  });
});
