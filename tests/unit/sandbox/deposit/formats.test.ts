import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { spotOf } from '#sandbox/calls/deposit/addresses/createAddress.ts';
import { makeAddress } from '#sandbox/calls/deposit/addresses/makeAddress.ts';
import { makeInvoice } from '#sandbox/calls/deposit/addresses/makeInvoice.ts';
import { writePaymentUri } from '#sandbox/calls/deposit/addresses/writePaymentUri.ts';
import { makeTransaction } from '#sandbox/calls/deposit/makeTransaction.ts';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { checkTag } from '#shared/addresses/checkTag.ts';
import { readPaymentUri } from '#shared/addresses/readPaymentUri.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const MADE = CHAINS.filter(({ format }) => format !== 'bolt11');
const WITHOUT_CHECKSUM = ['SOL', 'NEAR', 'HBAR', 'APTOS', 'SUI', 'EOS'];

function spot(chain: (typeof CHAINS)[number], uid = 1, index = 0) {
  return spotOf(chain, { seed: 'test', uid, index, tries: 0 });
}

describe('An address that is made', () => {
  it.each(MADE)('on $chain is accepted there, with its checksum', (chain) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(19), (uid, index) => {
        const { address } = spot(chain, uid, index);
        expect(checkAddress(address, { format: chain.format })).toMatchObject({
          ok: true,
          normalized: address,
          hasChecksum: !WITHOUT_CHECKSUM.includes(chain.chain),
          warnings: [],
        });
      }),
      { numRuns: 15 },
    );
  });

  it('of the Ethereum kind is never one whose capitals are all alike, which would carry no checksum', () => {
    const made = Array.from({ length: 8_000 }, (_, at) => makeAddress('evm', `test/${at}`).slice(2));
    const alike = made.filter((it) => it === it.toUpperCase() || it === it.toLowerCase());
    expect(alike).toEqual([]);
  });

  it.each(MADE)('on $chain comes with a tag exactly where the chain has one', (chain) => {
    const mode = chain.tag === null ? 'forbidden' : 'required';
    expect(checkTag(spot(chain).tag, { format: chain.format, mode })).toMatchObject({ ok: true });
  });

  it('is the same on all chains of the Ethereum kind, and another for another user or the next one', () => {
    const evm = CHAINS.filter(({ format }) => format === 'evm');
    expect(new Set(evm.map((chain) => spot(chain).address)).size).toBe(1);
    const [first] = evm;
    expect(first).toBeDefined();
    for (const chain of evm) {
      expect(
        new Set([spot(chain), spot(chain, 2), spot(chain, 1, 1)].map(({ address }) => address)).size,
      ).toBe(3);
    }
  });

  it('is shared by all users where tags distinguish them', () => {
    for (const chain of MADE.filter(({ tag }) => tag !== null)) {
      expect(spot(chain, 2).address).toBe(spot(chain).address);
      expect(spot(chain, 2).tag).not.toBe(spot(chain).tag);
    }
  });
});

describe('A Lightning invoice', () => {
  it('is whole, signed, leaves the amount open and ends when it says', () => {
    const invoice = makeInvoice({ nowMs: NOW_MS, description: 'Deposit', lifeSeconds: 86_400 });
    expect(checkAddress(invoice, { format: 'bolt11', invoice: { nowMs: NOW_MS } })).toMatchObject({
      ok: true,
      invoice: { amount: null, expiresAtMs: NOW_MS + 86_400_000 },
    });
    expect(
      checkAddress(invoice, { format: 'bolt11', invoice: { nowMs: NOW_MS + 86_400_000 } }),
    ).toMatchObject({ ok: false, problem: 'expired' });
  });

  it('is never made twice', () => {
    const parts = { nowMs: NOW_MS, description: 'Deposit', lifeSeconds: 3_600 };
    expect(makeInvoice(parts)).not.toBe(makeInvoice(parts));
  });
});

describe('A payment URI', () => {
  const destinations = COINS.flatMap(({ coin, chains }) => chains.map(({ chain }) => ({ coin, chain })));

  test.each(destinations)('of $coin on $chain says just that, or is the bare address', ({ coin, chain }) => {
    const reference = CHAINS.find((candidate) => candidate.chain === chain);
    const { address, tag } =
      reference === undefined || reference.format === 'bolt11'
        ? { address: makeInvoice({ nowMs: NOW_MS, description: '', lifeSeconds: 60 }), tag: '' }
        : spot(reference);
    const uri = writePaymentUri({ coin, chain, address, tag });
    const read = readPaymentUri(uri);
    if (read === null) {
      expect(uri).toBe(address);
      return;
    }
    expect(read).toMatchObject({ address, chain });
    expect(read.tag ?? '').toBe(tag);
    expect(read.amount).toBeUndefined();
  });

  it('names the contract of a token, and never asks for the coin of its chain instead', () => {
    const address = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
    expect(writePaymentUri({ coin: 'ETH', chain: 'ARBI', address, tag: '' })).toBe(
      `ethereum:${address}@42161`,
    );
    expect(writePaymentUri({ coin: 'USDT', chain: 'ETH', address, tag: '' })).toBe(
      `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${address}`,
    );
    expect(writePaymentUri({ coin: 'USDT', chain: 'ARBI', address, tag: '' })).toBe(address);
  });
});

describe('A transaction', () => {
  it.each([
    ['BTC', /^[0-9a-f]{64}$/, /^0{18}[0-9a-f]{46}$/],
    ['ETH', /^0x[0-9a-f]{64}$/, /^0x[0-9a-f]{64}$/],
    ['TRX', /^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/],
    ['SOL', /^[1-9A-HJ-NP-Za-km-z]{86,88}$/, /^[1-9A-HJ-NP-Za-km-z]{43,44}$/],
    ['XRP', /^[0-9A-F]{64}$/, /^[0-9A-F]{64}$/],
    ['ALGO', /^[A-Z2-7]{52}$/, /^[A-Z2-7]{52}$/],
    ['XTZ', /^o[1-9A-HJ-NP-Za-km-z]{50}$/, /^B[1-9A-HJ-NP-Za-km-z]{50}$/],
    ['FIL', /^bafy2bzace[a-z2-7]{52}$/, /^bafy2bzace[a-z2-7]{52}$/],
    ['HBAR', /^0\.0\.\d{7}-\d{10}-\d{9}$/, /^[0-9a-f]{64}$/],
    ['LIGHTNING', /^[0-9a-f]{64}$/, /^$/],
  ])('on %s is spelled as its explorers spell it', (chain, txId, blockHash) => {
    const transaction = makeTransaction(chain, 'some deposit');
    expect(transaction.txId).toMatch(txId);
    expect(transaction.blockHash).toMatch(blockHash);
    expect(transaction.txIndex).toMatch(/^\d+$/);
    expect(makeTransaction(chain, 'some deposit')).toEqual(transaction);
    expect(makeTransaction(chain, 'another').txId).not.toBe(transaction.txId);
  });
});
