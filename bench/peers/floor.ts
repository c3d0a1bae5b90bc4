import { findRoot } from './findRoot.ts';
import type { CellPatch, TabMessage } from './floor.worker.ts';
import { FIGURES } from './quote.ts';
import './table.css';

// The least a live table can cost: one SharedWorker for all tabs sends the cells that changed, every 3 s and to visible
// tabs only, and the page writes them into text nodes by hand.

const ROWS = 40;

const table = document.createElement('table');
findRoot().append(table);
const header = table.createTHead().insertRow();
for (const figure of FIGURES)
  header.append(Object.assign(document.createElement('th'), { textContent: figure }));
const body = table.createTBody();
const cells = Array.from({ length: ROWS }, () => {
  const row = body.insertRow();
  return FIGURES.map(() => row.insertCell().appendChild(document.createTextNode('')));
});

const worker = new SharedWorker(new URL('./floor.worker.ts', import.meta.url), {
  type: 'module',
  name: 'floor',
});
worker.port.onmessage = ({ data }: MessageEvent<readonly CellPatch[]>) => {
  for (const [row, column, text] of data) {
    const cell = cells[row]?.[column];
    if (cell !== undefined) cell.data = text;
  }
};

function sendVisibility(): void {
  const message: TabMessage = { host: location.host, isVisible: document.visibilityState === 'visible' };
  worker.port.postMessage(message);
}

document.addEventListener('visibilitychange', sendVisibility);
sendVisibility();
