import { createRoot } from 'react-dom/client';
import { createRowFlush } from './createRowFlush.ts';
import { openFeedSocket, rowsOf } from './feedSocket.ts';
import { findRoot } from './findRoot.ts';
import { inflateMessage } from './inflateMessage.ts';
import { QuoteTable } from './QuoteTable.tsx';
import { showRows } from './quoteStore.ts';

// The ordinary exchange page: a socket in every tab, and all the work on the main thread.

const flush = createRowFlush(showRows);
openFeedSocket(location.host, (data) => flush.add(rowsOf(inflateMessage(data))));
createRoot(findRoot()).render(<QuoteTable />);
