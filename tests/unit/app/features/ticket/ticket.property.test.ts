import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildBooked } from './buildTicket.ts';
import { openTicket, settle } from './openTicket.ts';

type Step =
  | 'preview'
  | 'newPrice'
  | 'edit'
  | 'agree'
  | 'disagree'
  | 'confirm'
  | 'startNew'
  | 'keepFresh'
  | 'short'
  | 'enough'
  | 'offline'
  | 'online'
  | 'hide'
  | 'show'
  | 'restart'
  | 'orderDone'
  | 'orderProcessing'
  | 'orderLost'
  | 'orderRefused'
  | 'orderMoved'
  | 'wrongCode'
  | 'foundDone'
  | 'foundFailed'
  | 'foundNothing'
  | 'searchFailed'
  | { readonly quote: string }
  | { readonly waitMs: number };

const steps = fc.array(
  fc.oneof(
    { arbitrary: fc.constantFrom<Step>('preview', 'confirm', 'confirm', 'newPrice', 'agree'), weight: 6 },
    {
      arbitrary: fc.constantFrom('6500', '6499', '6480', '6400', '6600').map((quote) => ({ quote })),
      weight: 6,
    },
    { arbitrary: fc.constantFrom(100, 1_000, 16_000, 70_000).map((waitMs) => ({ waitMs })), weight: 3 },
    {
      arbitrary: fc.constantFrom<Step>(
        ...(['edit', 'disagree', 'startNew', 'keepFresh', 'short', 'enough', 'offline', 'online'] as const),
        ...([
          'hide',
          'show',
          'restart',
          'orderDone',
          'orderProcessing',
          'orderLost',
          'orderRefused',
        ] as const),
        ...(['orderMoved', 'wrongCode', 'foundDone', 'foundFailed', 'foundNothing', 'searchFailed'] as const),
      ),
      weight: 10,
    },
  ),
  { maxLength: 60 },
);

test('whatever happens in whatever order, no quote is sent twice, nor without a confirmation, nor a worse one unaccepted', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence: readonly Step[]) => {
      const open = openTicket();
      const { ticket, sent } = open;
      let stop = open.stop;
      /** Quotes that may be sent: confirmed while shown, with what consent they needed. */
      const allowed = new Set<string>();
      const refusedForCode = new Set<string>();

      const confirm = (): void => {
        const state = ticket.getState();
        const before = sent.length;
        ticket.confirm();
        if (sent.length === before) return;
        expect(state.name).toBe('QUOTED');
        if (state.name !== 'QUOTED') return;
        expect(state.isEnough && state.isOnline).toBe(true);
        expect(state.change.verdict === 'consent' && !state.isAgreed).toBe(false);
        expect(allowed.has(state.quote.id) && !refusedForCode.has(state.quote.id)).toBe(false);
        allowed.add(state.quote.id);
        refusedForCode.delete(state.quote.id);
      };
      const answerOrder = async (code: string): Promise<void> => {
        const quoteId = sent.at(-1)?.given.deal.quoteId;
        if (code === '10031' && ticket.getState().name === 'CONFIRMING' && quoteId !== undefined) {
          refusedForCode.add(quoteId);
        }
        await open.answerOrder({ code });
      };
      const does: Record<Extract<Step, string>, () => unknown> = {
        preview: () => ticket.preview('0.1 BTC'),
        newPrice: () => ticket.newPrice(),
        edit: ticket.edit,
        agree: () => ticket.agree(true),
        disagree: () => ticket.agree(false),
        confirm,
        startNew: ticket.startNew,
        keepFresh: () => ticket.keepFresh(true),
        short: () => ticket.setEnough(false),
        enough: () => ticket.setEnough(true),
        offline: () => open.signal({ isOnline: false }),
        online: () => open.signal({ isOnline: true }),
        hide: () => open.signal({ isVisible: false }),
        show: () => open.signal({ isVisible: true }),
        restart: () => {
          stop();
          stop = ticket.start();
        },
        orderDone: () => open.answerOrder('success'),
        orderProcessing: () => open.answerOrder('processing'),
        orderLost: () => answerOrder('9000001'),
        orderRefused: () => answerOrder('700005'),
        orderMoved: () => answerOrder('32024'),
        wrongCode: () => answerOrder('10031'),
        foundDone: () => open.answerSearch(buildBooked('success')),
        foundFailed: () => open.answerSearch(buildBooked('failure')),
        foundNothing: () => open.answerSearch(null),
        searchFailed: open.failSearch,
      };

      for (const step of sequence) {
        const before = sent.length;
        if (typeof step === 'string') await does[step]();
        else if ('quote' in step) await open.quote(step.quote);
        else open.clock.advance(step.waitMs);
        await settle();
        expect(step === 'confirm' || sent.length === before).toBe(true);
      }
      const quoteIds = new Set(sent.map(({ given }) => given.deal.quoteId));
      // One request id for each quote, and no id for two.
      const pairs = new Set(sent.map(({ given: { deal } }) => `${deal.quoteId} ${deal.requestId}`));
      expect(pairs.size).toBe(quoteIds.size);
      expect(new Set(sent.map(({ given }) => given.deal.requestId)).size).toBe(quoteIds.size);
    }),
    { numRuns: 500 },
  );
});
