import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { encodeQr } from '#app/components/qr/encodeQr.ts';
import { spotOf } from '#sandbox/calls/deposit/addresses/createAddress.ts';
import { makeInvoice } from '#sandbox/calls/deposit/addresses/makeInvoice.ts';
import { writePaymentUri } from '#sandbox/calls/deposit/addresses/writePaymentUri.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { nativeCoinOf } from '#shared/addresses/chainNames.ts';
import { askForAmount, type PaymentTarget, paymentTextOf } from '#shared/addresses/paymentRequest.ts';
import { readPaymentUri } from '#shared/addresses/readPaymentUri.ts';
import { shiftPoint } from '#shared/addresses/uris/amounts.ts';

const PIXELS = 4;
/** Modules, of ISO/IEC 18004. */
const QUIET_ZONE = 4;
const OWNER = { seed: 'test', uid: 7, index: 0, tries: 0 };

/** Paints the path as a browser would, and reads it with another program's decoder. */
function readBack(text: string): string | undefined {
  const { size, path } = encodeQr(text);
  const width = size * PIXELS;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1) {
      const start = (row * width + Number(x) * PIXELS) * 4;
      for (let at = start; at < start + Number(length) * PIXELS * 4; at += 4) image.fill(0, at, at + 3);
    }
  }
  return jsQR(image, width, width)?.data;
}

/** Every coin on every chain it travels on, with an address and the URI that the exchange writes for it. */
const DESTINATIONS = COINS.flatMap(({ coin, chains }) =>
  chains.flatMap((terms): readonly (readonly [string, PaymentTarget, string])[] => {
    const chain = CHAIN_BY_CODE.get(terms.chain);
    if (chain === undefined) return [];
    const isInvoice = chain.format === 'bolt11';
    const { address, tag } = isInvoice
      ? { address: makeInvoice({ nowMs: Date.now(), description: 'Deposit', lifeSeconds: 3_600 }), tag: '' }
      : spotOf(chain, OWNER);
    const target = {
      coin,
      chain: chain.chain,
      format: chain.format,
      address,
      tag,
      contract: terms.contract ?? '',
      decimals: terms.decimals,
    };
    return [[`${coin} on ${chain.chain}`, target, writePaymentUri(target)]];
  }),
);

/** Whether the coin is not the chain's own. */
function isToken({ coin, chain }: PaymentTarget): boolean {
  return nativeCoinOf(chain) !== coin;
}

describe('QR codes of deposit addresses', () => {
  it.each(DESTINATIONS)('read back as the checked URI, or as the bare address: %s', (_title, target, uri) => {
    const { text, hasTag } = paymentTextOf(uri, target);
    // The exchange's URI says the same as the page in each of these, so only tokens have the bare address.
    expect(text).toBe(isToken(target) ? target.address : uri);
    expect(text).toContain(target.address);
    expect(hasTag).toBe(target.tag !== '' && uri !== target.address);
    expect(readBack(text)).toBe(text);
  });

  it('have a quiet zone of four modules', () => {
    const { size, path } = encodeQr('bc1q26aqkl52j2z7ald9ggghxqy2cqwvn5umptnjcu');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    for (const [x = 0, y = 0, length = 0] of runs) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(QUIET_ZONE);
      expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - QUIET_ZONE);
    }
  });
});

describe('A payment URI', () => {
  const [, usdt, usdtUri] = DESTINATIONS.find(([title]) => title === 'USDT on ETH') ?? DESTINATIONS[0] ?? [];
  const [, xrp, xrpUri] = DESTINATIONS.find(([title]) => title === 'XRP on XRP') ?? DESTINATIONS[0] ?? [];

  it('that says anything else is not put into the code', () => {
    if (usdt === undefined || usdtUri === undefined || xrp === undefined || xrpUri === undefined)
      throw new Error();
    const wrong: readonly (readonly [string, PaymentTarget])[] = [
      // Ether itself in place of the token, another network, another contract, another address, an amount.
      [`ethereum:${usdt.address}@1`, usdt],
      [usdtUri.replace('@1/', '@56/'), usdt],
      [usdtUri.replace(usdt.contract, '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7'), usdt],
      [usdtUri.replace(usdt.address, '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7'), usdt],
      [`${usdtUri}&uint256=5`, usdt],
      [xrpUri.replace(/dt=\d+/, 'dt=5'), xrp],
      [`${xrpUri}&amount=5`, xrp],
      ['https://evil.example/', xrp],
    ];
    for (const [uri, target] of wrong) {
      expect(paymentTextOf(uri, target)).toEqual({ text: target.address, hasTag: false });
    }
  });

  it.each(DESTINATIONS)(
    'asks for an amount where its scheme can, and says it exactly: %s',
    (_title, target, uri) => {
      const asking = askForAmount(uri, '1.25', target);
      const said = asking === null ? null : readPaymentUri(asking);
      if (said !== null) {
        const asked =
          said.tokenUnits === undefined ? said.amount : shiftPoint(said.tokenUnits, -(target.decimals ?? 0));
        expect([asked, said.address, said.chain]).toEqual(['1.25', target.address, target.chain]);
        expect(said.token).toBe(isToken(target) ? target.contract : undefined);
      }
      const isBare = uri === target.address && !/^(?:bitcoincash|kaspa):/.test(uri);
      expect(said === null).toBe(isBare || target.chain === 'LIGHTNING');
    },
  );

  it('asks for no more digits than its chain has', () => {
    const [, ton, uri = ''] = DESTINATIONS.find(([title]) => title === 'TON on TON') ?? [];
    if (ton === undefined) throw new Error('TON is missing.');
    expect(askForAmount(uri, '0.123456789', ton)).toContain('amount=123456789');
    expect(askForAmount(uri, '0.1234567891', ton)).toBeNull();
  });
});
