import type { ApiSettings } from '#shared/contract/gatewayApi.ts';

/** Addresses of the sandboxes that run beside the browser tests. */
export interface ProvidedSandboxes {
  /** 500 pairs, ten frames a second: what a test needs is soon there. */
  readonly sandboxUrl: string;
  /** Public keys and masks by version, as the sandbox's pages get them. */
  readonly signatureKeys: ApiSettings['keys'];
  /** 2,000 pairs at the exchange's own rhythm. */
  readonly largeSandboxUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext extends ProvidedSandboxes {}
}
