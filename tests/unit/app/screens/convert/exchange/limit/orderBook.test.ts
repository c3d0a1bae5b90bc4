import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#app/features/orders/limit/nextOrder.ts';
import {
  missingFrom,
  NO_ORDERS,
  newestUnderWayMs,
  nextBook,
  type OrderRow,
  ordersOf,
} from '#app/screens/convert/exchange/limit/orderBook.ts';

const rowOf = (id: string, status: OrderStatus = 'open', createdAt = '1'): OrderRow => ({
  exchangeTxId: id,
  fromCoin: 'BTC',
  fromAmount: '0.1',
  toCoin: 'USDT',
  toAmount: '7000',
  createdAt,
  limit: { limitPrice: '70000', expiredAt: '9', status },
});
const listed = (...rows: OrderRow[]) => ({ type: 'listed', rows }) as const;

describe('the list of orders', () => {
  test('shows the newest first', () => {
    const book = nextBook(NO_ORDERS, listed(rowOf('a', 'open', '1'), rowOf('b', 'open', '2')));
    expect(ordersOf(book).map(({ row }) => row.exchangeTxId)).toEqual(['b', 'a']);
  });

  test('keeps an order that has left the open ones, and says that it has to be asked about', () => {
    const before = nextBook(NO_ORDERS, listed(rowOf('a'), rowOf('b')));
    const after = nextBook(before, listed(rowOf('b')));
    expect([...after.keys()]).toEqual(['a', 'b']);
    expect(missingFrom(after, [rowOf('b')])).toEqual(['a']);
    expect(missingFrom(nextBook(after, { type: 'row', row: rowOf('a', 'filled') }), [rowOf('b')])).toEqual(
      [],
    );
  });

  test('shows cancelling at once, and open again when it is refused', () => {
    const open = nextBook(NO_ORDERS, listed(rowOf('a')));
    const cancelling = nextBook(open, { type: 'order', id: 'a', event: { type: 'cancel' } });
    expect(cancelling.get('a')?.state).toBe('cancelling');
    expect(nextBook(cancelling, listed(rowOf('a'))).get('a')?.state).toBe('cancelling');
    const refused = nextBook(cancelling, { type: 'order', id: 'a', event: { type: 'cancelRefused' } });
    expect(refused.get('a')?.state).toBe('open');
  });

  test('is under way since its newest open order, until every one has ended', () => {
    const book = nextBook(NO_ORDERS, listed(rowOf('a'), rowOf('b', 'filled')));
    expect(newestUnderWayMs(book)).toBe(Number(rowOf('a').createdAt));
    expect(newestUnderWayMs(nextBook(book, { type: 'row', row: rowOf('a', 'expired') }))).toBeNull();
  });

  test('moves now while one is being cancelled', () => {
    const open = nextBook(NO_ORDERS, listed(rowOf('a')));
    const cancelling = nextBook(open, { type: 'order', id: 'a', event: { type: 'cancel' } });
    expect(newestUnderWayMs(cancelling)).toBe(Number.POSITIVE_INFINITY);
  });

  test('forgets the orders of who was there before', () => {
    expect(nextBook(nextBook(NO_ORDERS, listed(rowOf('a'))), { type: 'clear' })).toEqual(NO_ORDERS);
  });
});
