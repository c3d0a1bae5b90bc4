import { AllCommunityModule, type ColDef, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import { openFeedSocket, rowsOf } from './feedSocket.ts';
import { findRoot } from './findRoot.ts';
import { inflateMessage } from './inflateMessage.ts';
import { deriveQuote, FIGURES, type Quote, type TickerRow } from './quote.ts';
import './grid.css';

// AG Grid's own way for data that changes often: every message is a transaction, and the grid applies all of them
// together every 3 s (applyTransactionAsync). A socket in every tab.

ModuleRegistry.registerModules([AllCommunityModule]);

const COLUMNS: ColDef<Quote>[] = FIGURES.map((field) => ({ field }));
const known = new Set<string>();

function applyRows(grid: GridApi<Quote>, rows: readonly TickerRow[]): void {
  const transaction: { add: Quote[]; update: Quote[] } = { add: [], update: [] };
  for (const row of rows) {
    (known.has(row.s) ? transaction.update : transaction.add).push(deriveQuote(row));
    known.add(row.s);
  }
  if (rows.length > 0) grid.applyTransactionAsync(transaction);
}

createRoot(findRoot()).render(
  <div className="grid">
    <AgGridReact<Quote>
      columnDefs={COLUMNS}
      getRowId={({ data }) => data.symbol}
      asyncTransactionWaitMillis={3_000}
      onGridReady={({ api }) => {
        openFeedSocket(location.host, (data) => applyRows(api, rowsOf(inflateMessage(data))));
      }}
    />
  </div>,
);
