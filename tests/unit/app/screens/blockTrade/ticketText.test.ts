import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { blockStatusOf, WIRE_BY_STATUS } from '#app/screens/blockTrade/blockStatus.ts';
import { type BlockRow, digestText, ticketText } from '#app/screens/blockTrade/ticketText.ts';

const ROW: BlockRow = {
  exchangeTxId: 'a1b2c3d4',
  quoteTxId: 'a1b2c3d4',
  accountType: 'funding_block_trade',
  fromCoin: 'BTC',
  fromAmount: '25',
  toCoin: 'USDT',
  toAmount: '1612345.1',
  convertRate: '64493.804',
  feeCoin: '',
  feeAmount: '0',
  taxAmount: '0',
  exchangeStatus: 'success',
  gapRate: '-0.0003',
  createdAt: '1795000000000',
  finishedAt: '1795000000000',
  notionalUsd: '1612828.94',
  spotRate: '64513.16',
  diffBp: '-3',
  quotedAt: '1794999996000',
  settledAt: '1795000000000',
  documents: [],
};

describe('the text of a trade ticket', () => {
  test('holds the figures of the exchange, and both clocks in UTC', () => {
    const lines = ticketText(ROW).split('\n');
    expect(lines).toContain('sold: 25 BTC');
    expect(lines).toContain('received: 1612345.1 USDT');
    expect(lines).toContain(`quotedAt: ${new Date(1_794_999_996_000).toISOString()}`);
    expect(lines).toContain(`createdAt: ${new Date(1_795_000_000_000).toISOString()}`);
  });

  test('leaves out what the exchange does not answer', () => {
    const { quotedAt: _quotedAt, ...silent } = ROW;
    expect(ticketText(silent)).not.toContain('quotedAt');
  });

  test('has the SHA-256 that every other tool works out', async () => {
    const text = ticketText(ROW);
    const elsewhere = createHash('sha256').update(text, 'utf8').digest('hex');
    expect(await digestText(text, crypto.subtle)).toBe(elsewhere);
  });

  test('has another hash when a single digit is another', async () => {
    const changed = ticketText({ ...ROW, toAmount: '1612345.2' });
    expect(await digestText(changed, crypto.subtle)).not.toBe(
      await digestText(ticketText(ROW), crypto.subtle),
    );
  });

  test('has none where the browser offers no WebCrypto', async () => {
    expect(await digestText('text', undefined)).toBeNull();
  });
});

test('every status that is shown leads back to the one that the exchange is asked for', () => {
  for (const [status, wire] of Object.entries(WIRE_BY_STATUS)) expect(blockStatusOf(wire)).toBe(status);
});
