import { systemClock } from '../../../../src/shared/async/clock.ts';
import type { Epoch, TabId } from '../../../../src/shared/contract/ids.ts';
import { createMeasure } from '../../../../src/shared/profiling/trackMeasure.ts';
import { createQuoteBoard } from '../../../../src/workers/gateway/createQuoteBoard.ts';
import { buildContext } from '../../buildContext.ts';
import { buildDesk } from '../../buildDesk.ts';
import { sharedNow, type ToPage, type ToWorker } from './messages.ts';

// Both halves of the gateway in one worker, as src/workers/gateway composes them; the page stands in for quotes.

const TAB = 'a tab' as TabId;
const ROWS_IN_SIGHT = 40;

let demand = 0;

const board = createQuoteBoard({
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

board.addTab(TAB, { push: async () => undefined }, null);
board.setInterest(TAB, {
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
board.followTabs();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'flush') {
    board.takeFlush({ ...data.flush, demand });
    tell({ type: 'waited', ms: sharedNow() - data.sentMs });
    return;
  }
  const desk = buildDesk({ fetch: (...request) => fetch(...request), api: () => data.api });
  void desk
    .request({
      callId: 1,
      name: 'countryList',
      input: {},
      verify: true,
      fresh: true,
      context: buildContext(),
    })
    .then((answered) => tell({ type: 'answered', answered }));
});

function tell(message: ToPage): void {
  postMessage(message);
}
