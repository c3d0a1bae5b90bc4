// Stands in for the types of the viewer and its data grid (tsconfig.json, paths): those lead to sources that don't pass
// our compiler options. These are the members that are used.

import type { Table } from '@perspective-dev/client';

interface ViewerElement extends HTMLElement {
  load(table: Promise<Table>): Promise<void>;
  restore(config: { readonly plugin: string; readonly settings: boolean }): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    'perspective-viewer': ViewerElement;
  }
}

declare const perspectiveViewer: { init_client(wasm: Promise<Response>): Promise<void> };
export default perspectiveViewer;
