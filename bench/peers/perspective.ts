import perspective from '@perspective-dev/client';
import serverWasm from '@perspective-dev/server/dist/wasm/perspective-server.wasm?url';
import perspectiveViewer from '@perspective-dev/viewer';
import clientWasm from '@perspective-dev/viewer/dist/wasm/perspective-viewer.wasm?url';
import '@perspective-dev/viewer-datagrid';
import '@perspective-dev/viewer/themes/pro.css';
import { createRowFlush } from './createRowFlush.ts';
import { openFeedSocket, rowsOf } from './feedSocket.ts';
import { findRoot } from './findRoot.ts';
import { inflateMessage } from './inflateMessage.ts';
import { deriveQuote, FIGURES, type TickerRow } from './quote.ts';
import './grid.css';

// Perspective: a WASM table in a worker of the tab, its own data grid on top, and a socket in every tab. The newest row
// of each symbol goes into the table every 3 s.

perspective.init_server(fetch(serverWasm));
await perspectiveViewer.init_client(fetch(clientWasm));

const engine = await perspective.worker();
const schema = Object.fromEntries(FIGURES.map((figure) => [figure, 'string'] as const));
const table = await engine.table(schema, { index: 'symbol' });

const viewer = document.createElement('perspective-viewer');
findRoot().append(viewer);
await viewer.load(Promise.resolve(table));
await viewer.restore({ plugin: 'Datagrid', settings: false });

const flush = createRowFlush((rows: Iterable<TickerRow>) => {
  const quotes = Array.from(rows, deriveQuote);
  const columns = FIGURES.map((figure) => [figure, quotes.map((quote) => quote[figure])] as const);
  void table.update(Object.fromEntries(columns));
});
openFeedSocket(location.host, (data) => flush.add(rowsOf(inflateMessage(data))));
