/**
 * Something a worker reports to the deployment's collector (product.md section 7: batches of custom events): names, codes,
 * paths and numbers, nothing that a user or a server wrote.
 */
export interface WorkerReport {
  readonly name: string;
  /** By the device's clock, in ms since 1970. */
  readonly atMs: number;
  readonly data: Readonly<Record<string, string | number>>;
}
