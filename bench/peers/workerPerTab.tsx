import { createRoot } from 'react-dom/client';
import { createRowFlush } from './createRowFlush.ts';
import { type FeedMessage, openFeedSocket, rowsOf } from './feedSocket.ts';
import { findRoot } from './findRoot.ts';
import { QuoteTable } from './QuoteTable.tsx';
import { showRows } from './quoteStore.ts';

// The way of the public BHEX web client: a socket in every tab, and a worker of that tab which inflates and parses
// each frame and posts the whole message back.

const flush = createRowFlush(showRows);
const worker = new Worker(new URL('./inflate.worker.ts', import.meta.url), {
  type: 'module',
  name: 'inflate',
});
worker.onmessage = ({ data }: MessageEvent<FeedMessage>) => flush.add(rowsOf(data));

openFeedSocket(location.host, (data) => {
  if (typeof data === 'string') flush.add(rowsOf(JSON.parse(data) as FeedMessage));
  else worker.postMessage(data, [data]);
});
createRoot(findRoot()).render(<QuoteTable />);
