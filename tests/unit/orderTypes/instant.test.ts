import { describe, expect, test } from 'vitest';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { losingAnswers, newId, openOrderTypes, runTicket } from '#tests/support/orders/openOrderTypes.ts';

const order = (requestAmount: string, rest: Partial<ConvertOrder> = {}): ConvertOrder => ({
  accountType: 'funding',
  fromCoin: 'BTC',
  toCoin: 'USDT',
  requestCoin: 'BTC',
  requestAmount,
  fromCoinType: 'crypto',
  toCoinType: 'crypto',
  ...rest,
});

const executions = (sent: readonly string[]): number =>
  sent.filter((path) => path.endsWith('/convert/execute')).length;

describe('an instant conversion at the exchange', () => {
  test('books what the quote showed, to the last digit, and its record says the same', async () => {
    const { instant, balance } = await openOrderTypes();
    const before = { BTC: await balance('BTC'), USDT: await balance('USDT') };
    const { ticket, until } = runTicket(instant);
    ticket.preview(order('0.01'));
    const { quote } = await until('QUOTED');
    expect(ticket.getCountdown()?.seconds).toBeGreaterThanOrEqual(14);
    ticket.confirm();
    ticket.confirm();
    await until('SUCCESS');
    expect(await balance('BTC')).toBe(new Decimal(before.BTC).minus('0.01').toFixed());
    expect(await balance('USDT')).toBe(new Decimal(before.USDT).plus(quote.gets.amount).toFixed());
    const state = ticket.getState();
    if (!('deal' in state)) throw new Error('There is no deal.');
    const found = await instant.find(state.deal);
    expect(found).toMatchObject({ ok: true, value: { value: { status: 'success', gets: quote.gets } } });
  });

  test('sends a double click as one order', async () => {
    const { instant, sent } = await openOrderTypes();
    const { ticket, until } = runTicket(instant);
    ticket.preview(order('0.01'));
    await until('QUOTED');
    ticket.confirm();
    ticket.confirm();
    await until('SUCCESS');
    expect(executions(sent)).toBe(1);
  });

  test.each([
    ['0.01404', '700001'],
    ['0.00000001', '700006'],
    ['999999', '700007'],
  ])('of %s is refused before there is a quote, with %s', async (amount, code) => {
    const { instant } = await openOrderTypes();
    const { ticket, until } = runTicket(instant);
    ticket.preview(order(amount));
    await expect(until('QUOTED')).rejects.toThrow(code);
  });

  test('shows a quote that lives for two seconds for one and a half', async () => {
    const { instant } = await openOrderTypes();
    const { ticket, clock, until } = runTicket(instant);
    ticket.preview(order('0.01408'));
    await until('QUOTED');
    expect(ticket.getCountdown()?.seconds).toBeLessThanOrEqual(2);
    clock.advance(1_600);
    expect(ticket.getState().name).toBe('EXPIRED');
  });

  test('whose price has moved is expired, with nothing taken', async () => {
    const { instant, balance } = await openOrderTypes();
    const before = await balance('BTC');
    const { ticket, until } = runTicket(instant);
    ticket.preview(order('0.01424'));
    await until('QUOTED');
    ticket.confirm();
    expect(await until('EXPIRED')).toMatchObject({ reason: 'moved', error: { code: '32024' } });
    expect(await balance('BTC')).toBe(before);
  });

  test('that is refused as already used, and has no record, is told of at once, with nothing taken', async () => {
    const { instant, sent, balance } = await openOrderTypes();
    const before = await balance('BTC');
    const { ticket, clock, until } = runTicket(instant);
    ticket.preview(order('0.01409'));
    await until('QUOTED');
    const confirmedMs = clock.now();
    ticket.confirm();
    await expect(until('PROCESSING')).rejects.toThrow('700009');
    expect(ticket.getState()).toMatchObject({ name: 'IDLE', error: { code: '700009' } });
    expect(clock.now() - confirmedMs).toBeLessThan(1_000);
    expect(executions(sent)).toBe(1);
    expect(await balance('BTC')).toBe(before);
  });

  test('that the exchange is still working on waits for it', async () => {
    const { instant } = await openOrderTypes();
    const { ticket, until } = runTicket(instant);
    ticket.preview(order('0.01505'));
    await until('QUOTED');
    ticket.confirm();
    const { deal } = await until('PROCESSING');
    expect(deal.isAccepted).toBe(true);
    expect(await instant.find(deal)).toMatchObject({ value: { value: { status: 'processing' } } });
  });

  test.each(['0.01', '0.01599'])(
    'of %s whose answer is lost is found, and was booked once',
    async (amount) => {
      const { instant, sent, balance } = await openOrderTypes();
      const before = await balance('BTC');
      const { ticket, until } = runTicket(losingAnswers(instant));
      ticket.preview(order(amount));
      await until('QUOTED');
      ticket.confirm();
      await until('PROCESSING');
      const { booked } = await until('SUCCESS', 1);
      expect(booked).toMatchObject({ lines: [{ coin: 'BTC', amount }] });
      expect(executions(sent)).toBe(1);
      expect(await balance('BTC')).toBe(new Decimal(before).minus(amount).toFixed());
    },
  );

  test('that two tabs confirm at once is booked once, and both find it', async () => {
    const { instant, balance } = await openOrderTypes();
    const before = await balance('BTC');
    const asked = await instant.ask(order('0.01'), {
      newId,
      previous: null,
      signal: new AbortController().signal,
    });
    if (!asked.ok) throw new Error(asked.error.code);
    // Both tabs show the very same promise.
    const sharing = { ...instant, ask: async () => asked };
    const tabs = [runTicket(sharing), runTicket(sharing)];
    for (const { ticket } of tabs) ticket.preview(order('0.01'));
    for (const { until } of tabs) await until('QUOTED');
    for (const { ticket } of tabs) ticket.confirm();
    for (const { until } of tabs) await until('SUCCESS', 1);
    expect(await balance('BTC')).toBe(new Decimal(before).minus('0.01').toFixed());
  });

  test('of the unified account is found in the history of that account', async () => {
    const { instant, sent } = await openOrderTypes('unified@sluice.example');
    const { ticket, until } = runTicket(losingAnswers(instant));
    ticket.preview(order('0.01', { accountType: 'uta_convert' }));
    await until('QUOTED');
    ticket.confirm();
    await until('PROCESSING');
    await until('SUCCESS', 1);
    expect(sent.some((path) => path.endsWith('/convert/unified/query'))).toBe(true);
  });
});
