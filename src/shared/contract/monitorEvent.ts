/** An event for the monitoring collector (product.md section 7: open and close with path and query). */
export interface MonitorEvent {
  readonly name: 'quote-socket-open' | 'quote-socket-close';
  readonly atMs: number;
  readonly path: string;
  readonly query: string;
  /** Close code, with `quote-socket-close`. */
  readonly closeCode?: number;
}
