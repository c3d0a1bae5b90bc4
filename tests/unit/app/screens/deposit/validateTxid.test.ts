import { expect, test } from 'vitest';
import { validateTxid } from '#app/screens/deposit/notArrived/validateTxid.ts';

const HASH = '0123456789abcdef'.repeat(4);
const SIGNATURE = '5'.repeat(87);

test.each([
  ['BTC', HASH, HASH],
  ['BTC', ` ${HASH.toUpperCase()}\n`, HASH],
  ['TRX', `0x${HASH}`, HASH],
  ['XRP', HASH, HASH.toUpperCase()],
  ['ETH', HASH, `0x${HASH}`],
  ['ETH', `0x${HASH.toUpperCase()}`, `0x${HASH}`],
  ['ETH', `https://etherscan.io/tx/0x${HASH}?a=1#events`, `0x${HASH}`],
  ['TRX', `https://tronscan.org/#/transaction/${HASH}`, HASH],
  ['SOL', SIGNATURE, SIGNATURE],
  ['HBAR', '0.0.1234567-1700000001-000000009', '0.0.1234567-1700000001-000000009'],
])('on %s, %s is looked for as %s first', (chain, pasted, txId) => {
  const judged = validateTxid(chain, pasted);
  expect(judged.ok && judged.txIds[0]).toBe(txId);
});

test.each([
  ['ETH', HASH, [`0x${HASH}`, HASH, HASH.toUpperCase()]],
  ['BTC', `0x${HASH}`, [HASH, `0x${HASH}`, HASH.toUpperCase()]],
  ['SOL', HASH, [HASH, `0x${HASH}`, HASH.toUpperCase()]],
  ['ETH', `${SIGNATURE}z`, [`${SIGNATURE}z`]],
])('on %s, %s may be of another network, and is looked for as %j', (chain, pasted, txIds) => {
  expect(validateTxid(chain, pasted)).toEqual({ ok: true, txIds });
});

test.each([
  ['BTC', HASH.slice(1), 'hex'],
  ['BTC', `${HASH}0`, 'hex'],
  ['ETH', `0x${HASH.slice(1)}g`, 'prefixedHex'],
  ['SOL', HASH.slice(0, 42).replaceAll('0', '1'), 'base58'],
  ['SOL', `0${SIGNATURE}`, 'base58'],
  ['FIL', 'x'.repeat(129), 'free'],
  ['FIL', '', 'free'],
])('on %s, %s is none', (chain, pasted, format) => {
  expect(validateTxid(chain, pasted)).toEqual({ ok: false, format });
});
