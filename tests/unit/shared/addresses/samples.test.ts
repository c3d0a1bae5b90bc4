import { describe, expect, test } from 'vitest';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import { TOKEN_CONTRACTS } from '#sandbox/seed/reference/coins.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { SAMPLES } from './support/samples.ts';

describe('the samples of screens.md 3.2', () => {
  test.each(SAMPLES)('$format accepts $text', ({ format, text, kind, hasChecksum, tag }) => {
    const check = checkAddress(text, { format });
    expect(check).toMatchObject({ ok: true, kind, normalized: text, hasChecksum, warnings: [] });
    expect(check.ok && check.tag).toBe(tag);
  });

  test('every format of the chains has a sample or is an invoice or a Cosmos chain', () => {
    const formats = new Set(CHAINS.map(({ format }) => format));
    for (const { format } of SAMPLES) formats.delete(format);
    expect([...formats].sort()).toEqual(['bech32:celestia', 'bech32:inj', 'bech32:sei', 'bolt11']);
  });

  test('the X-address and the muxed account are compared as the plain ones', () => {
    expect(checkAddress('X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV', { format: 'xrp' })).toMatchObject({
      account: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d',
    });
    expect(
      checkAddress('MDIIXOQVILYPD6TZZQAQAVA6QHVNNUOERLADPACJYN2XJFFOVCQ4AAAAAAAAAAADBFFS6', {
        format: 'xlm',
      }),
    ).toMatchObject({ account: 'GDIIXOQVILYPD6TZZQAQAVA6QHVNNUOERLADPACJYN2XJFFOVCQ4BKHE' });
  });

  test.each(TOKEN_CONTRACTS)('the contract of $coin on $chain is refused as one', ({ chain, address }) => {
    const format = CHAINS.find((candidate) => candidate.chain === chain)?.format ?? '';
    const contracts = TOKEN_CONTRACTS.filter((token) => token.chain === chain).map((token) => token.address);
    expect(checkAddress(address, { format })).toMatchObject({ ok: true, normalized: address });
    expect(checkAddress(address, { format, contracts })).toMatchObject({
      problem: 'token-contract',
      code: 132008,
    });
  });
});
