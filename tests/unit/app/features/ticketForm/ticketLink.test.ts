import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_KEYS_BY_PRODUCT } from '#app/features/ticketForm/accountKeys.ts';
import {
  pairFromUrl,
  pairToUrl,
  type TicketLink,
  ticketFromUrl,
} from '#app/features/ticketForm/ticketLink.ts';

describe('the address of a ticket', () => {
  test('is read whole', () => {
    const search = '?tab=limit&from=BTC&to=USDT&amount=0.1&side=from&account=funding';
    expect(pairFromUrl(search)).toEqual({
      link: { tab: 'limit', from: 'BTC', to: 'USDT', amount: '0.1', side: 'from', account: 'funding' },
      dropped: [],
    });
    expect(pairToUrl(pairFromUrl(search).link)).toBe(search);
  });

  test('may have coins in small letters', () => {
    expect(pairFromUrl('?from=btc&to=usdt').link).toEqual({ from: 'BTC', to: 'USDT' });
  });

  test.each([
    ['?from=BTC&utm=mail&token=secret', { from: 'BTC' }, ['utm', 'token']],
    ['?tab=options&side=left&account=bank', {}, ['tab', 'side', 'account']],
    ['?amount=1e5', {}, ['amount']],
    ['?amount=0.00', {}, ['amount']],
    ['?amount=-1', {}, ['amount']],
    ['?amount=1,5', {}, ['amount']],
    ['?amount=0.1234567890123456789', {}, ['amount']],
    ['?from=B%20TC&to=', {}, ['from', 'to']],
    ['?from=BTC&to=btc', { from: 'BTC' }, ['to']],
    ['?__proto__=1&constructor=2&toString=3', {}, ['__proto__', 'constructor', 'toString']],
  ])('%s keeps what makes sense and lists the rest', (search, link, dropped) => {
    expect(pairFromUrl(search)).toEqual({ link, dropped });
  });

  test('takes the first of two, and names what is left out', () => {
    expect(pairFromUrl('?from=BTC&from=ETH')).toEqual({ link: { from: 'BTC' }, dropped: ['from'] });
  });

  test('leaves what belongs to every page alone, and drops what was another user’s', () => {
    expect(pairFromUrl('?lang=de-DE&site=EU&perf').dropped).toEqual([]);
    expect(pairToUrl({ from: 'ETH' }, '?lang=de-DE&from=BTC&utm=mail')).toBe('?lang=de-DE&from=ETH');
    expect(pairToUrl({})).toBe('');
  });

  test.each([
    ['?amount=10', {}, ['amount']],
    ['?amount=10&side=to&from=BTC', { from: 'BTC' }, ['amount', 'side']],
    ['?amount=10&side=to&to=BTC', { amount: '10', side: 'to', to: 'BTC' }, []],
    ['?amount=10&from=BTC', { amount: '10', from: 'BTC' }, []],
    ['?amount=10&from=B%20TC', {}, ['from', 'amount']],
  ])('%s has an amount only where its coin is named', (search, link, dropped) => {
    expect(ticketFromUrl(search)).toEqual({ link, dropped });
  });

  test('never throws, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(() => pairFromUrl(search)).not.toThrow();
      }),
    );
  });

  test('comes back as it was written', () => {
    const coin = fc.stringMatching(/^[A-Z0-9]{2,10}$/);
    const link: fc.Arbitrary<TicketLink> = fc
      .record(
        {
          tab: fc.constantFrom('instant', 'limit', 'batch'),
          from: coin,
          to: coin,
          amount: fc.stringMatching(/^[1-9]\d{0,8}\.\d{1,18}$/),
          side: fc.constantFrom('from', 'to'),
          account: fc.constantFrom('funding', 'unified', 'spot'),
        },
        { requiredKeys: [] },
      )
      .filter(({ from, to }) => from === undefined || from !== to);
    fc.assert(
      fc.property(link, (written) => {
        expect(pairFromUrl(pairToUrl(written))).toEqual({ link: written, dropped: [] });
      }),
    );
  });
});

test('an account is another key at the block desk', () => {
  expect(ACCOUNT_KEYS_BY_PRODUCT.convert.unified).toBe('uta_convert');
  expect(ACCOUNT_KEYS_BY_PRODUCT.block.unified).toBe('uta_convert_block_trade');
});
