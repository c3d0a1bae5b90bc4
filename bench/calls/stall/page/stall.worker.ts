import { systemClock } from '../../../../src/shared/async/clock.ts';
import type { Epoch, TabId } from '../../../../src/shared/contract/ids.ts';
import { createMeasure } from '../../../../src/shared/profiling/trackMeasure.ts';
import { createQuotePublisher } from '../../../../src/workers/gateway/createQuotePublisher.ts';
import { buildContext } from '../../buildContext.ts';
import { buildRequestService } from '../../buildRequestService.ts';
import { sharedNow, type ToPage, type ToWorker } from './messages.ts';

// Both halves of the gateway in one worker, as src/workers/gateway composes them; the page stands in for quotes.

const TAB = 'a tab' as TabId;
const ROWS_IN_SIGHT = 40;

let demand = 0;

const publisher = createQuotePublisher({
  epoch: 'an epoch' as Epoch,
  clock: systemClock,
  measure: createMeasure('gateway worker'),
  isVisible: () => true,
  tabCount: () => 1,
  post: (message) => {
    if (message.type === 'demand') demand = message.demand.sequence;
  },
  warn: console.warn,
});

publisher.addTab(TAB, { push: async () => undefined }, null);
publisher.setInterest(TAB, {
  symbols: [],
  klines: [],
  view: {
    query: '',
    favourites: null,
    sort: { by: 'turnover', direction: 'descending' },
    window: { first: 0, count: ROWS_IN_SIGHT },
    held: false,
  },
  currency: 'USD',
});
publisher.followTabs();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'flush') {
    publisher.takeFlush({ ...data.flush, demand });
    send({ type: 'waited', ms: sharedNow() - data.sentMs });
    return;
  }
  const service = buildRequestService({ fetch: (...request) => fetch(...request), api: () => data.api });
  void service
    .request({
      callId: 1,
      name: 'countryList',
      input: {},
      verify: true,
      fresh: true,
      context: buildContext(),
    })
    .then((answered) => send({ type: 'answered', answered }));
});

function send(message: ToPage): void {
  postMessage(message);
}
